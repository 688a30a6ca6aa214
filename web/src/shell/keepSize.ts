/** Keeps a place off turn as high, or as wide, as it was in one's turn: nothing moves when the turn goes round. */

const sizes = new WeakMap<HTMLElement, { size: number; room: number }>();

/** Attach to a place; `canAct`: its size is that of a turn now, and is remembered until the window changes. */
export function keepSize(canAct: boolean, side: "height" | "width" = "height"): (place: HTMLElement) => () => void {
  const least = side === "height" ? "minHeight" : "minWidth";
  return (place) => {
    const known = sizes.get(place);
    place.style[least] = canAct || !known ? "" : `${known.size}px`;
    const watch = new ResizeObserver(() => {
      const size = side === "height" ? place.offsetHeight : place.offsetWidth;
      if (canAct) sizes.set(place, { size, room: innerWidth });
      else if (sizes.get(place)?.room !== innerWidth) place.style[least] = "";
    });
    watch.observe(place);
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  };
}
