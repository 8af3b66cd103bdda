import { median } from '../gateway/quantile.ts';

/** The middle value of each figure, over several runs. */
export function mediansOf<Figures extends { readonly [Name in keyof Figures]: number }>(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (first === undefined) throw new Error('There is nothing to take the middle of');
  const entries = Object.keys(first).map((name) => [name, median(runs.map((run) => run[name as keyof Figures]))]);
  return Object.fromEntries(entries) as Figures;
}
