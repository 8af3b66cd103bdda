import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { createId } from '../crypto/create-id.ts';
import { embeddedPublishableKey, embeddedSecretKeyPrefix } from './embedded-names.ts';
import { writeSecretFile } from './write-secret-file.ts';

const storedSchema = z.object({ keyId: z.string(), privateKeyPem: z.string(), secretKey: z.string() });

/** What `public.json` tells the processes that trust this service. */
export interface PublicKeys {
  publishableKey: string;
  /** Opens the backend API. */
  secretKey: string;
  /** PEM public key of session tokens. */
  jwtKey: string;
}

export interface InstallationKeys extends PublicKeys {
  keyId: string;
  privateKey: KeyObject;
}

/**
 * The keys of this installation, made on the first call: `keys.json` keeps them, `public.json` (0600 as well) is for the
 * other processes. Both are written whole or not at all.
 */
export function openInstallationKeys(dataDir: string): InstallationKeys {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'keys.json');
  if (!existsSync(file)) writeSecretFile(file, JSON.stringify(createStored()));
  const { keyId, privateKeyPem, secretKey } = storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const privateKey = createPrivateKey(privateKeyPem);
  const jwtKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  const publicKeys: PublicKeys = { publishableKey: embeddedPublishableKey, secretKey, jwtKey };
  writeSecretFile(join(dataDir, 'public.json'), `${JSON.stringify(publicKeys, null, 2)}\n`);
  return { ...publicKeys, keyId, privateKey };
}

function createStored(): z.infer<typeof storedSchema> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    keyId: createId('ins'),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    secretKey: `${embeddedSecretKeyPrefix}${randomBytes(32).toString('base64url')}`,
  };
}
