/** A head may be behind by what its chain makes in this time, and by three blocks at least: blocks take a moment to travel. */
const lagMsMax = 30_000;
const lagBlocksMin = 3;

/**
 * How many blocks a node's head may be behind the best known one before it counts as lagging.
 *
 * @param blockTimeMs usual time between two blocks of the chain, in milliseconds
 */
export function lagBlocksMax(blockTimeMs: number): number {
  return Math.max(lagBlocksMin, Math.floor(lagMsMax / blockTimeMs));
}
