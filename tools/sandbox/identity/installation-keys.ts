import { embeddedPublishableKey, embeddedSecretKeyPrefix, isSandboxPublicKey, sandboxKeyMark } from '@onepoint/environment';
import { createPrivateKey, createPublicKey, randomBytes, type KeyObject, generatePrimeSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeSecretFile } from '../data-dir/secret-files.ts';
import { createId } from './secrets.ts';

/** Contents of `public.json`, for the processes that trust this service. */
export interface PublicKeys {
  publishableKey: string;
  /** Bearer token of the backend API. */
  secretKey: string;
  /** PEM public key of session tokens. */
  jwtKey: string;
  /** Signs webhooks: `whsec_…`. */
  webhookSigningSecret: string;
}

export interface InstallationKeys extends PublicKeys {
  keyId: string;
  privateKey: KeyObject;
}

/**
 * The keys of this installation, generated on the first call. `keys.json` stores them; `public.json` is for the
 * other processes. Both are 0600 and written atomically. An unmarked signing key of an older version is replaced.
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

/** Installations from before webhooks existed have no webhook secret. */
const storedSchema = z.object({
  keyId: z.string(),
  privateKeyPem: z.string(),
  secretKey: z.string(),
  webhookSigningSecret: z.string().optional(),
});

type Stored = z.infer<typeof storedSchema>;

/** Keeps what is still valid and generates the rest. */
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

const modulusBits = 2048;
const publicExponent = 65_537n;
const mark = BigInt(`0x${Buffer.from(sandboxKeyMark, 'latin1').toString('hex')}`);
const markSpan = 1n << BigInt(sandboxKeyMark.length * 8);

/**
 * An RSA key whose modulus ends with the sandbox mark, so that production servers can reject its public half. One prime is random, the other is
 * random among those that produce the mark, which is as hard to guess as any other key.
 */
function createSigningKey(): KeyObject {
  for (;;) {
    const p = generatePrimeSync(modulusBits / 2, { bigint: true });
    const q = generatePrimeSync(modulusBits / 2, { bigint: true, add: markSpan, rem: (mark * invert(p, markSpan)) % markSpan });
    const n = p * q;
    const phi = (p - 1n) * (q - 1n);
    if (n.toString(2).length !== modulusBits || phi % publicExponent === 0n) continue;
    const d = invert(publicExponent, phi);
    const numbers = { n, e: publicExponent, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: invert(q, p) };
    const jwk = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, encode(value)]));
    return createPrivateKey({ key: { kty: 'RSA', ...jwk }, format: 'jwk' });
  }
}

/** The inverse of `a` modulo `m` (coprime), by the extended Euclidean algorithm. */
function invert(a: bigint, m: bigint): bigint {
  let [r0, r1, t0, t1] = [m, a % m, 0n, 1n];
  while (r1 !== 0n) {
    const quotient = r0 / r1;
    [r0, r1, t0, t1] = [r1, r0 - quotient * r1, t1, t0 - quotient * t1];
  }
  return ((t0 % m) + m) % m;
}

function encode(value: bigint): string {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64url');
}
