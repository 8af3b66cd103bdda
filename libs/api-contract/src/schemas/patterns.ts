/**
 * The custom patterns of the specification, section 5. The API and the forms check by the same ones; texts about them are `validation.*` of the
 * `common` dictionary.
 */
import * as z from 'zod/mini';

/** Letters and digits only. */
export const lettersAndDigitsPattern = /^[A-Za-z\d]+$/;

/** A nickname: letters, digits, underscores and hyphens. Ids of users have this form, too. */
export const nicknamePattern = /^[\w-]+$/;

/** Digits only. */
export const digitsPattern = /^\d+$/;

/** A first name: letters of any language, and between them one space, hyphen or apostrophe (decision 34). */
export const firstNamePattern = /^\p{L}\p{M}*(?:[ '’-]?\p{L}\p{M}*)*$/u;

export const extendedUrlProtocols = ['http', 'https', 'ws', 'wss', 'grpc'] as const;

export type ExtendedUrlProtocol = (typeof extendedUrlProtocols)[number];

const dottedHost = /^[^.]+(?:\.[^.]+)+$/;
/** Hosts without a dot that are addresses all the same: this machine, and IPv6 in brackets. */
const undottedHost = /^(?:localhost|\[[\da-f:.]+\])$/;

/**
 * Whether a text is an extended URL: one of the protocols, a dotted host (an IP address and `localhost` count), and optionally a user, a port, a
 * path, a query and a fragment.
 *
 * @param protocols those that are accepted. Default: all of `extendedUrlProtocols`
 */
export function isExtendedUrl(text: string, protocols: readonly ExtendedUrlProtocol[] = extendedUrlProtocols): boolean {
  // `URL` would strip blanks and add missing slashes.
  const [protocol] = /^[a-z]+(?=:\/\/[^/\s])/i.exec(text) ?? [];
  if (protocol === undefined || /\s/.test(text)) return false;
  const hostname = URL.parse(text)?.hostname ?? '';
  const isAccepted = protocols.some((accepted) => accepted === protocol.toLowerCase());
  return isAccepted && (dottedHost.test(hostname) || undottedHost.test(hostname));
}

/** An extended URL, see `isExtendedUrl`. Issues have the format `extendedUrl`. */
export function extendedUrlSchema(protocols: readonly ExtendedUrlProtocol[] = extendedUrlProtocols) {
  const message = `Must be an address with ${new Intl.ListFormat('en', { type: 'disjunction' }).format(protocols)} and a dotted host`;
  return z.stringFormat('extendedUrl', (text) => isExtendedUrl(text, protocols), message);
}
