import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface FileWriter {
  /** Writes a file below the folder while the caller goes on; waits where many are being written. */
  write: (path: string, text: string) => Promise<void>;
  /**
   * Waits for all of them.
   *
   * @throws {Error} where one could not be written
   */
  finish: () => Promise<void>;
}

/** More at a time gain nothing, and hold their texts in memory. */
const writingMax = 32;

/** Writes many small files below a folder; each folder on the way is made once. */
export function createFileWriter(root: string): FileWriter {
  const folders = new Map<string, Promise<unknown>>();
  const writing = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const makeFolder = (folder: string): Promise<unknown> => {
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true });
    folders.set(folder, made);
    return made;
  };
  const writeOne = async (path: string, text: string): Promise<void> => {
    try {
      await makeFolder(dirname(path));
      await writeFile(path, text);
    } catch (error) {
      failures.push(error);
    }
  };
  return {
    write: async (path, text) => {
      const one = writeOne(join(root, path), text).finally(() => writing.delete(one));
      writing.add(one);
      if (writing.size >= writingMax) await Promise.race(writing);
    },
    finish: async () => {
      await Promise.all(writing);
      if (failures.length > 0) throw failures[0];
    },
  };
}
