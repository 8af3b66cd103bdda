import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

export const issuer = 'https://identity.example.com';
export const origin = 'https://app.example.com';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

export const jwtKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Signs events of the identity service. */
export const webhookKey = randomBytes(24);
export const webhookSigningSecret = `whsec_${webhookKey.toString('base64')}`;

interface SessionTokenOptions {
  claims?: Record<string, unknown>;
  forged?: boolean;
}

/** Like those of the identity service (RS256), but valid for an hour, because tests that reuse a token can take longer than a minute. */
export function sessionToken(userId: string, { claims = {}, forged = false }: SessionTokenOptions = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const header = encode({ alg: 'RS256', typ: 'JWT', kid: 'ins_test' });
  const payload = encode({
    iss: issuer,
    azp: origin,
    sub: userId,
    sid: 'sess_test',
    iat: now,
    nbf: now - 10,
    exp: now + 3_600,
    v: 2,
    sts: 'active',
    ...claims,
  });
  const signature = createSign('RSA-SHA256')
    .update(`${header}.${payload}`)
    .sign(forged ? stranger.privateKey : privateKey, 'base64url');
  return `${header}.${payload}.${signature}`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
