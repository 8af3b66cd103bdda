import { parts } from './parts.ts';
import { readWords } from './read-words.ts';
import { formatFigures, keepsLimit, type Figure } from './report-figures.ts';
import { openStage } from './stage.ts';

/**
 * The dashboard as people get it: the product of `npm start` with its sandboxes, behind its edge; beside it, served the same way, a floor app
 * of the same libraries and one heading. Prints each figure beside its limit; runs on loopback and leaves nothing behind.
 *
 * @param words names of parts, and the origin of a product that runs already
 * @returns whether every figure keeps to its limit
 */
export async function benchDashboard(words: readonly string[] = []): Promise<boolean> {
  const { names, origin } = readWords(words, Object.keys(parts));
  const stage = await openStage(origin);
  const figures: Figure[] = [];
  try {
    for (const name of names) figures.push(...((await parts[name]?.(stage)) ?? []));
  } finally {
    await stage.close();
    // What was measured before something broke is worth reading.
    if (figures.length > 0) console.log(`\nDashboard (bytes gzipped, the identity service’s own script apart)\n${formatFigures(figures)}`);
  }
  return figures.every(keepsLimit);
}
