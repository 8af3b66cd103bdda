import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the system finds a program by its name, or undefined. */
export function findOnPath(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((directory) => join(directory, program))
    .find(existsSync);
}
