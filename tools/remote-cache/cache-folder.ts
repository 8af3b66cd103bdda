import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type StoreProblem = 'exists' | 'too large' | 'empty';

/** Bodies of cache entries by hash, in one folder. An entry is complete or absent, and never changes. */
export interface CacheFolder {
  has: (hash: string) => Promise<boolean>;
  /** The body of an entry and its size, or null. Reading marks the entry as used. */
  find: (hash: string) => Promise<{ readonly body: Readable; readonly bytes: number } | null>;
  /**
   * Stores a body, unless there is an entry already.
   *
   * @throws if the body breaks off. Nothing is stored then.
   */
  store: (hash: string, body: Readable, bytesMax: number) => Promise<StoreProblem | null>;
}

class TooLargeError extends Error {}

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

function limitBytes(bytesMax: number): Transform {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      if (bytes > bytesMax) done(new TooLargeError());
      else done(null, chunk);
    },
  });
}

/** Opens a folder of entries, and creates it if it is missing. */
export async function openCacheFolder(folder: string): Promise<CacheFolder> {
  // On the same file system, so that a finished entry can be linked to its name.
  const unfinished = join(folder, 'unfinished');
  await mkdir(unfinished, { recursive: true });
  const pathOf = (hash: string): string => join(folder, `${hash}.tar.gz`);

  const find: CacheFolder['find'] = async (hash) => {
    const file = await open(pathOf(hash)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    });
    if (file === null) return null;
    const { size } = await file.stat();
    // Lets `find -mtime` list unused entries. Fails harmlessly if another server owns the file.
    await utimes(pathOf(hash), new Date(), new Date()).catch(() => {});
    return { body: file.createReadStream(), bytes: size };
  };

  const has: CacheFolder['has'] = async (hash) => {
    const entry = await find(hash);
    entry?.body.destroy();
    return entry !== null;
  };

  const store: CacheFolder['store'] = async (hash, body, bytesMax) => {
    const path = join(unfinished, randomUUID());
    try {
      const file = await open(path, 'wx');
      const writer = file.createWriteStream({ flush: true });
      await pipeline(body, limitBytes(bytesMax), writer);
      if (writer.bytesWritten === 0) return 'empty';
      // Unlike a rename, a link never replaces an entry that was stored in the meantime.
      await link(path, pathOf(hash));
      return null;
    } catch (error) {
      if (error instanceof TooLargeError) return 'too large';
      if (hasCode(error, 'EEXIST')) return 'exists';
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  };

  return { has, find, store };
}
