import { createPublicKey } from 'node:crypto';

/** Host inside the embedded identity service's publishable key. `.localhost` never resolves beyond the machine (RFC 6761). */
export const embeddedFrontendApiHost = 'embedded.onepoint.localhost';

export const embeddedPublishableKey: string = `pk_test_${btoa(`${embeddedFrontendApiHost}$`)}`;

/** What the secret keys of embedded identity services start with. */
export const embeddedSecretKeyPrefix = 'sk_test_embedded_';

/** Path of the embedded identity service on the product's own origin; its issuer ends with it. */
export const embeddedProxyPath = '/__clerk';

/** Path of the payment sandbox on the product's own origin. */
export const paymentSandboxPath = '/__cryptocloud';

/** What the keys of payment sandboxes start with. */
export const paymentSandboxKeyPrefix = 'sandbox_';

/**
 * Account 1 of the mnemonic that all development nodes share, `m/44'/60'/1'`: everybody has its private key. Account 0 is the one that the local
 * chains fund and wallets use.
 */
export const sandboxExtendedPublicKey =
  'xpub6Ce9NcJvTk372KjsGfWqbcex5DumjpNquQLApoeQUavSCjEc823BV1tb4rXUuPuht8h2hSxkg2EXUaKUJmniJvRZAELxypsCzBFdtosmV76';

/**
 * The last bytes of the RSA modulus of every embedded identity service's signing key. The keys differ per installation, so nothing else about the
 * public key would tell it from a Clerk instance's. A random modulus ends like this once in 2^64.
 */
export const sandboxKeyMark = 'SANDBOX!';

const pemShape = /^-----BEGIN PUBLIC KEY-----([A-Za-z\d+/=\s]+)-----END PUBLIC KEY-----$/;

/**
 * A public key in canonical PEM, from PEM in any formatting: CRLF, `\n` escapes, quotes, one line, indentation.
 *
 * @returns undefined for what is not a public key in PEM
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

/** Whether a public key is that of an embedded identity service, of any installation and in any formatting. */
export function isSandboxPublicKey(text: string): boolean {
  const pem = normalizePublicKey(text);
  if (pem === undefined) return false;
  const { n } = createPublicKey(pem).export({ format: 'jwk' });
  return n !== undefined && Buffer.from(n, 'base64url').toString('latin1').endsWith(sandboxKeyMark);
}
