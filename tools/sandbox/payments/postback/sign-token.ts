import { createHmac } from 'node:crypto';

const lifeSecs = 300;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token of a postback: HS256 over the invoice's id, valid five minutes. */
export function signToken(invoiceId: string, secret: string, now: number): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ id: invoiceId, exp: Math.floor(now / 1000) + lifeSecs })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
