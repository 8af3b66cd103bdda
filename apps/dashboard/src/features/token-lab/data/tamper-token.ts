import { decodeToken } from './decode-token.ts';
import { encodeBase64Url } from './encode-base64-url.ts';

/**
 * The token with one letter of its user changed and the signature as it was: what a forger does.
 *
 * @throws {TokenError} where it is no token
 */
export function tamperToken(text: string): string {
  const [header = '', , signature = ''] = text.trim().split('.');
  const { claims } = decodeToken(text);
  const user = typeof claims['sub'] === 'string' ? claims['sub'] : '';
  const forged = { ...claims, sub: user.slice(0, -1) + (user.endsWith('a') ? 'b' : 'a') };
  return [header, encodeBase64Url(new TextEncoder().encode(JSON.stringify(forged))), signature].join('.');
}
