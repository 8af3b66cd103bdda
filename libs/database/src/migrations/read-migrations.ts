import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  /** File name without `.sql`, such as `0001_users_and_projects`; migrations run in the order of their names. */
  name: string;
  sql: string;
  /** SHA-256 of the text, hex. */
  checksum: string;
}

const defaultDirectory = join(import.meta.dirname, '../../migrations');

/** The migrations of a directory (default: this library's), in the order in which they apply. */
export async function readMigrations(directory: string = defaultDirectory): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(directory, file), 'utf8');
      return { name: file.slice(0, -'.sql'.length), sql, checksum: hash('sha256', sql, 'hex') };
    }),
  );
}
