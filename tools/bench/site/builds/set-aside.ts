import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../../../..');
/** Peers and builds; never committed. */
export const benchRoot = join(workspaceRoot, '.cache/bench-site');
/** As deep below the workspace root as the site itself, because its configuration uses relative paths. */
export const oursRoot = join(workspaceRoot, '.cache/bench-site-ours');
export const peersRoot = join(import.meta.dirname, '../peers');

const asideRoot = join(benchRoot, 'aside');

/**
 * Moves the output of earlier builds away; `clearAside` deletes it after all builds. For some minutes ext4
 * skips the blocks of deleted files, so a build after a large deletion would be slower.
 */
export async function setAside(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (!existsSync(path)) continue;
    await mkdir(asideRoot, { recursive: true });
    await rename(path, join(asideRoot, `${String(process.hrtime.bigint())}-${basename(path)}`));
  }
}

export const clearAside = async (): Promise<void> => rm(asideRoot, { recursive: true, force: true });
