import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const outputBytesMax = 16_000_000;

/**
 * When each file below a folder was last committed, ISO 8601 by path relative to `root`. Empty where there is no repository, as in an
 * unpacked archive: then nothing is said about it.
 */
export async function readHistory(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const { stdout } = await run('git', ['log', '--format=%x00%cI', '--name-only', '--relative', '--', folder], {
      cwd: root,
      maxBuffer: outputBytesMax,
    });
    const dates = new Map<string, string>();
    for (const commit of stdout.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
      for (const file of files) if (!dates.has(file)) dates.set(file, date);
    }
    return dates;
  } catch {
    return new Map();
  }
}
