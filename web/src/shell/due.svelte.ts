/** Whether a moment has come, by this machine's clock; to be called while a component is made. */
export function due(moment: () => number | null): { readonly is: boolean } {
  let now = $state(Date.now());
  $effect(() => {
    const at = moment();
    if (at === null) return;
    const timer = window.setTimeout(() => (now = Date.now()), Math.max(0, at - Date.now()) + 1);
    return () => window.clearTimeout(timer);
  });
  return {
    get is() {
      const at = moment();
      return at !== null && now >= at;
    },
  };
}
