import { createPrivateKey, createPublicKey, randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedPublishableKey, embeddedSecretKeyPrefix, isSandboxPublicKey } from '@onepoint/environment';
import * as z from 'zod';
import { createId } from '../crypto/create-id.ts';
import { createSigningKey } from './create-signing-key.ts';
import { writeSecretFile } from './write-secret-file.ts';

/** Installations made before events were sent have no secret for them. */
const storedSchema = z.object({
  keyId: z.string(),
  privateKeyPem: z.string(),
  secretKey: z.string(),
  webhookSigningSecret: z.string().optional(),
});

type Stored = z.infer<typeof storedSchema>;

/** What `public.json` tells the processes that trust this service. */
export interface PublicKeys {
  publishableKey: string;
  /** Opens the backend API. */
  secretKey: string;
  /** PEM public key of session tokens. */
  jwtKey: string;
  /** Signs events: `whsec_…`. */
  webhookSigningSecret: string;
}

export interface InstallationKeys extends PublicKeys {
  keyId: string;
  privateKey: KeyObject;
}

/**
 * The keys of this installation, made on the first call: `keys.json` keeps them, `public.json` (0600 as well) is for the
 * other processes. Both are written whole or not at all. A signing key from before they were marked is replaced.
 */
export function openInstallationKeys(dataDir: string): InstallationKeys {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'keys.json');
  const found = existsSync(file) ? storedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const stored = completeStored(found);
  if (JSON.stringify(stored) !== JSON.stringify(found)) writeSecretFile(file, JSON.stringify(stored));
  const { keyId, privateKeyPem, secretKey, webhookSigningSecret } = stored;
  const privateKey = createPrivateKey(privateKeyPem);
  const jwtKey = publicPem(privateKeyPem);
  const publicKeys: PublicKeys = { publishableKey: embeddedPublishableKey, secretKey, jwtKey, webhookSigningSecret };
  writeSecretFile(join(dataDir, 'public.json'), `${JSON.stringify(publicKeys, null, 2)}\n`);
  return { ...publicKeys, keyId, privateKey };
}

/** Keeps what an earlier version stored and can still be used, and makes the rest. */
function completeStored(found: Stored | undefined): Required<Stored> {
  const isMarked = found !== undefined && isSandboxPublicKey(publicPem(found.privateKeyPem));
  const signingKey = isMarked
    ? { keyId: found.keyId, privateKeyPem: found.privateKeyPem }
    : { keyId: createId('ins'), privateKeyPem: createSigningKey().export({ type: 'pkcs8', format: 'pem' }).toString() };
  return {
    ...signingKey,
    secretKey: found?.secretKey ?? `${embeddedSecretKeyPrefix}${randomBytes(32).toString('base64url')}`,
    webhookSigningSecret: found?.webhookSigningSecret ?? `whsec_${randomBytes(24).toString('base64')}`,
  };
}

function publicPem(privateKeyPem: string): string {
  return createPublicKey(privateKeyPem).export({ type: 'spki', format: 'pem' }).toString();
}
