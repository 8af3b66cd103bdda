import { isSet, sandboxSecretKeyId } from '@onepoint/environment';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StackConfig } from '../config/stack-config.ts';
import { writeSecretFile } from './write-secret-file.ts';

/** The configured keys that encrypt stored secrets, or the key of this data directory, which the first start creates. */
export function provideSecretKeys({ dataDir }: Pick<StackConfig, 'dataDir'>): string {
  const configured = process.env['SECRETS_KEYS'];
  if (isSet(configured)) return configured;
  const file = join(dataDir, 'secrets-keys');
  if (!existsSync(file)) writeSecretFile(file, `${sandboxSecretKeyId}:${randomBytes(32).toString('base64')}`);
  return readFileSync(file, 'utf8').trim();
}
