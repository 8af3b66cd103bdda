import { createPublicKey } from 'node:crypto';

/** Host inside the embedded identity service's publishable key. `.localhost` never resolves beyond the machine (RFC 6761). */
export const embeddedFrontendApiHost = 'embedded.onepoint.localhost';

export const embeddedPublishableKey: string = `pk_test_${btoa(`${embeddedFrontendApiHost}$`)}`;

export const embeddedSecretKeyPrefix = 'sk_test_embedded_';

/** Path of the embedded identity service on the product's own origin. Its issuer URL ends with this path. */
export const embeddedProxyPath = '/__clerk';

/** Path of the payment sandbox on the product's own origin. */
export const paymentSandboxPath = '/__cryptocloud';

export const paymentSandboxKeyPrefix = 'sandbox_';

/** Prefix of the secret with which the sandbox signs links in emails. */
export const emailSandboxSecretPrefix = 'sandbox_';

export const sandboxSecretKeyId = 'sandbox';

/**
 * Account 1 (`m/44'/60'/1'`) of the well-known mnemonic of development nodes, so its private key is public. Not account 0, which the
 * local chains fund and wallets use.
 */
export const sandboxExtendedPublicKey =
  'xpub6Ce9NcJvTk372KjsGfWqbcex5DumjpNquQLApoeQUavSCjEc823BV1tb4rXUuPuht8h2hSxkg2EXUaKUJmniJvRZAELxypsCzBFdtosmV76';

/**
 * The RSA modulus of every embedded identity service's key ends with these bytes. The keys differ per installation, so nothing else
 * distinguishes them from keys of a Clerk instance. A random modulus ends like this once in 2^64.
 */
export const sandboxKeyMark = 'SANDBOX!';

const pemShape = /^-----BEGIN PUBLIC KEY-----([A-Za-z\d+/=\s]+)-----END PUBLIC KEY-----$/;

/**
 * Converts a public key in PEM to its canonical form, whatever its formatting: CRLF, `\n` escapes, quotes, a single line, indentation.
 *
 * @returns undefined if it is not a public key in PEM
 */
export function normalizePublicKey(text: string): string | undefined {
  const plain = text.replaceAll(/\\r|\\n/g, '\n').replaceAll(/^[\s"']+|[\s"']+$/g, '');
  const base64 = pemShape.exec(plain)?.[1];
  if (base64 === undefined) return undefined;
  try {
    const key = createPublicKey({ key: Buffer.from(base64.replaceAll(/\s/g, ''), 'base64'), format: 'der', type: 'spki' });
    return key.export({ type: 'spki', format: 'pem' }).toString().trim();
  } catch {
    return undefined;
  }
}

/** Whether a public key belongs to an embedded identity service, of any installation and in any formatting. */
export function isSandboxPublicKey(text: string): boolean {
  const pem = normalizePublicKey(text);
  if (pem === undefined) return false;
  const { n } = createPublicKey(pem).export({ format: 'jwk' });
  return n !== undefined && Buffer.from(n, 'base64url').toString('latin1').endsWith(sandboxKeyMark);
}
