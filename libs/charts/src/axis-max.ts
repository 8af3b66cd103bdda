/** Smallest of 1, 2, 2.5, 5 × 10ⁿ that is not below a value. */
function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= value) ?? 10;
  return step * power;
}

/**
 * Top of the value axis. It stays where it was while the data fill between two fifths and the whole of it,
 * so that live updates do not make the chart jump; otherwise it becomes the next round number.
 *
 * @param dataMax largest value shown
 * @param previousMax top of the axis so far
 */
export function axisMax(dataMax: number, previousMax?: number): number {
  if (!(dataMax > 0)) return 1;
  if (previousMax !== undefined && dataMax <= previousMax && dataMax >= previousMax * 0.4) return previousMax;
  return niceCeiling(dataMax);
}
