/** Whether things may move: asked anew each time, since readers may change their minds. */
export function mayMove(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Time and ease of travelling. */
export const GLIDE: KeyframeAnimationOptions = { duration: 340, easing: "cubic-bezier(.2,.7,.2,1)" };
