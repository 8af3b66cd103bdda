/** Allowed lag: the blocks of 30 s, and at least three because blocks take time to propagate. */
const lagMsMax = 30_000;
const lagBlocksMin = 3;

/**
 * How many blocks a node may be behind the best known head before it counts as lagging.
 *
 * @param blockTimeMs usual time between two blocks
 */
export function lagBlocksMax(blockTimeMs: number): number {
  return Math.max(lagBlocksMin, Math.floor(lagMsMax / blockTimeMs));
}
