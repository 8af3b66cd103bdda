import { BenchError } from '../bench-error.ts';
export interface BenchWords {
  /** Names of parts; all of them where none was said. */
  readonly names: readonly string[];
  /** Origin of a product that runs already. */
  readonly origin?: string;
}

/**
 * Reads the words after `npm run bench dashboard`: names of parts, and the address of a product to measure instead of starting one.
 *
 * @throws {Error} for a word that is neither
 */
export function readWords(words: readonly string[], known: readonly string[]): BenchWords {
  const address = words.find((word) => URL.canParse(word));
  const names = words.filter((word) => word !== address);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new BenchError(`There is no part "${unknown}". There are: ${known.join(', ')}`);
  return { names: names.length === 0 ? known : names, ...(address === undefined ? {} : { origin: new URL(address).origin }) };
}
