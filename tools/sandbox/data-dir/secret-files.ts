import { isSet, sandboxSecretKeyId } from '@onepoint/environment';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { StackConfig } from '../config/stack-config.ts';

/** The configured keys for stored secrets, or the key of this data directory, which is created at the first start. */
export function provideSecretKeys({ dataDir }: Pick<StackConfig, 'dataDir'>): string {
  const configured = process.env['SECRETS_KEYS'];
  if (isSet(configured)) return configured;
  const file = join(dataDir, 'secrets-keys');
  if (!existsSync(file)) writeSecretFile(file, `${sandboxSecretKeyId}:${randomBytes(32).toString('base64')}`);
  return readFileSync(file, 'utf8').trim();
}

/** Writes a file readable for this user only (0600), atomically and durably. */
export function writeSecretFile(path: string, content: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  const descriptor = openSync(temporary, 'w', 0o600);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, path);
}
