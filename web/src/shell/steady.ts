/** Keeps a place off turn as high as it was in one's turn: nothing moves when the turn goes round. */

const heights = new WeakMap<HTMLElement, { height: number; width: number }>();

/** Attach to a place; `canAct`: its height is that of a turn now, and is remembered. */
export function steady(canAct: boolean): (place: HTMLElement) => () => void {
  return (place) => {
    const known = heights.get(place);
    place.style.minHeight = canAct || !known ? "" : `${known.height}px`;
    const watch = new ResizeObserver(() => {
      const [height, width] = [place.offsetHeight, place.offsetWidth];
      if (canAct) heights.set(place, { height, width });
      else if (heights.get(place)?.width !== width) place.style.minHeight = "";
    });
    watch.observe(place);
    return () => watch.disconnect();
  };
}
