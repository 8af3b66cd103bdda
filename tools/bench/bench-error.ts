import { existsSync } from 'node:fs';

/** A benchmark cannot run as asked: a build is missing, or a word is unknown. The message says what to do. */
export class BenchError extends Error {
  override name = 'BenchError';
}

/**
 * Checks that a build is there before it is measured.
 *
 * @param path a file or folder of the build
 * @throws {BenchError} naming the command that makes it
 */
export function assertBuilt(path: string, what: string, command: string): void {
  if (!existsSync(path)) throw new BenchError(`${what} is not built. Run this first: ${command}`);
}
