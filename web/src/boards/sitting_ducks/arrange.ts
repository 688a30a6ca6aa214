/** SD-5.12 in the hand: the line is laid anew card by card from the front, and this turns an order into those steps. */

/** Move one card of an order to another place; what is settled stays. */
export function lay(order: number[], from: number, to: number, settled: number): number[] {
  if (from < settled) return order;
  const goal = Math.max(settled, Math.min(order.length - 1, to));
  const laid = order.slice();
  const [card] = laid.splice(from, 1);
  laid.splice(goal, 0, card as number);
  return laid;
}

/** The places to name, one after another, so that the line comes into this order (each number is a place of now). */
export function stepsTo(order: number[], settled: number): number[] {
  const lying = order.map((_, place) => place);
  const steps: number[] = [];
  for (let place = settled; place < order.length - 1; place++) {
    const from = lying.indexOf(order[place] as number);
    steps.push(from);
    const [card] = lying.splice(from, 1);
    lying.splice(place, 0, card as number);
  }
  return steps;
}
