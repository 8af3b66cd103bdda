import { paymentSandboxKeyPrefix } from '@onepoint/environment';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeSecretFile } from '../data-dir/secret-files.ts';

export interface SandboxKeys {
  apiKey: string;
  shopId: string;
  /** Signs postbacks. */
  secret: string;
}

const keysSchema = z.object({ apiKey: z.string(), shopId: z.string(), secret: z.string() });

/** The keys of an installation, generated on the first call and stored in `keys.json` (0600), where the stack reads them. */
export function openSandboxKeys(dataDir: string): SandboxKeys {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'keys.json');
  if (!existsSync(file)) writeSecretFile(file, `${JSON.stringify({ apiKey: newKey(), shopId: newKey(), secret: newKey() })}\n`);
  return keysSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function newKey(): string {
  return paymentSandboxKeyPrefix + randomBytes(24).toString('base64url');
}
