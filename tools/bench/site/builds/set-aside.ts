import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { benchRoot } from './paths.ts';

const asideRoot = join(benchRoot, 'aside');

/**
 * Takes what earlier builds made out of the way of the next. It is moved, and deleted by `clearAside` once all is built: for some minutes a file
 * system (ext4) looks past the places of files just deleted, so that a build after a large deletion would be slower than the same one by itself.
 */
export async function setAside(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (!existsSync(path)) continue;
    await mkdir(asideRoot, { recursive: true });
    await rename(path, join(asideRoot, `${String(process.hrtime.bigint())}-${basename(path)}`));
  }
}

/** Deletes what was set aside. */
export const clearAside = async (): Promise<void> => rm(asideRoot, { recursive: true, force: true });
