import { randomBytes, sign } from 'node:crypto';
import type { Identity } from '../identity.ts';
import { embeddedProxyPath } from '@onepoint/environment';
import type { SessionRow } from '../store/rows.ts';

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** `iss` of session tokens. */
export const issuerOf = (publicOrigin: string): string => publicOrigin + embeddedProxyPath;

/** Minutes since the first factor, and -1 for the second that this service does not have. */
export const factorAge = (session: SessionRow, time: number): [number, number] => [Math.floor((time - session.createdAt) / 60_000), -1];

/** A session token (Clerk's version 2, RS256) for the product's own origin. */
export function mintSessionToken({ keys, settings, now }: Identity, session: SessionRow): string {
  const time = now();
  const seconds = Math.floor(time / 1000);
  const header = encode({ alg: 'RS256', cat: 'cl_B7d4PD111AAA', kid: keys.keyId, typ: 'JWT' });
  const claims = encode({
    azp: settings.publicOrigin,
    exp: seconds + Math.ceil(settings.tokenTtlMs / 1000),
    fva: factorAge(session, time),
    iat: seconds,
    iss: issuerOf(settings.publicOrigin),
    jti: randomBytes(10).toString('hex'),
    nbf: seconds - 10,
    sid: session.id,
    sts: 'active',
    sub: session.userId,
    v: 2,
  });
  const input = `${header}.${claims}`;
  return `${input}.${sign('RSA-SHA256', Buffer.from(input), keys.privateKey).toString('base64url')}`;
}
