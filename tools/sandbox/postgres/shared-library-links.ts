import { mkdir, readFile, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the version links (`libicuuc.so.60` → `libicuuc.so.60.2`) that npm cannot pack and whose install script it may
 * have blocked. Safe to repeat and to race.
 *
 * @param nativeDir what the platform package unpacked
 * @param fallbackDir gets the links where the package may not be written to
 * @returns a directory for the library search path, or undefined where the package is complete in itself
 */
export async function linkSharedLibraries(nativeDir: string, fallbackDir: string): Promise<string | undefined> {
  const listFile = join(nativeDir, 'pg-symlinks.json');
  if (!existsSync(listFile)) return undefined;
  const packageDir = dirname(nativeDir);
  const links = linksSchema.parse(JSON.parse(await readFile(listFile, 'utf8')));
  const missing = links
    .map(({ source, target }) => ({ source: join(packageDir, source), target: join(packageDir, target) }))
    .filter(({ target }) => !existsSync(target));
  try {
    await Promise.all(missing.map(({ source, target }) => link(relative(dirname(target), source), target)));
    return undefined;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  await mkdir(fallbackDir, { recursive: true });
  await Promise.all(missing.map(({ source, target }) => link(source, join(fallbackDir, basename(target)))));
  return fallbackDir;
}

async function link(to: string, path: string): Promise<void> {
  try {
    await symlink(to, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
