/** DD-3.8, DD-4.7: what must stay behind is chosen together, and done piece by piece. */

/** How many there are of each kind. */
export type Stock = Record<string, number>;

export function total(stock: Stock): number {
  return Object.values(stock).reduce((sum, n) => sum + n, 0);
}

/** The kinds to leave one of, one after another; once all that is left is of one kind, the rest goes by itself. */
export function stepsToLeave(stock: Stock, leave: Stock): string[] {
  const left: Stock = { ...stock };
  const steps: string[] = [];
  for (const [kind, n] of Object.entries(leave))
    for (let i = 0; i < n; i++) {
      if (steps.length && Object.values(left).filter((count) => count > 0).length < 2) return steps;
      left[kind] = (left[kind] ?? 0) - 1;
      steps.push(kind);
    }
  return steps;
}
