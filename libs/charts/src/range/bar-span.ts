/** How far around a single bar there is to see: a day. */
const aloneMs = 86_400_000;

/**
 * What the time axis spans under bars: half a step more at both ends, so that the first and the last one are whole.
 *
 * @param timesMs ascending, evenly apart
 */
export function barSpan(timesMs: ArrayLike<number>, minMs: number, maxMs: number): [minMs: number, maxMs: number] {
  const [first, second] = [timesMs[0], timesMs[1]];
  const halfMs = (first === undefined || second === undefined ? aloneMs : second - first) / 2;
  return [minMs - halfMs, maxMs + halfMs];
}
