/** Patterns of section 5 of the specification, shared by the API and the forms. Their messages are `validation.*` in the `common` dictionary. */
import * as z from 'zod/mini';

export const lettersAndDigitsPattern = /^[A-Za-z\d]+$/;

/** Letters, digits, underscores, and hyphens. User ids also match. */
export const nicknamePattern = /^[\w-]+$/;

export const digitsPattern = /^\d+$/;

/** Letters of any language, with single spaces, hyphens, or apostrophes between them (decision 34). */
export const firstNamePattern = /^\p{L}\p{M}*(?:[ '’-]?\p{L}\p{M}*)*$/u;

export const extendedUrlProtocols = ['http', 'https', 'ws', 'wss', 'grpc'] as const;

type ExtendedUrlProtocol = (typeof extendedUrlProtocols)[number];

const dottedHost = /^[^.]+(?:\.[^.]+)+$/;
/** Accepted hosts without a dot: localhost and IPv6 addresses in brackets. */
const undottedHost = /^(?:localhost|\[[\da-f:.]+\])$/;

/**
 * Whether a text is a URL with one of the protocols and a dotted host, an IP address, or `localhost`. User, port, path, query, and fragment are
 * optional.
 */
export function isExtendedUrl(text: string, protocols: readonly ExtendedUrlProtocol[] = extendedUrlProtocols): boolean {
  // Check first, because `URL` strips whitespace and adds missing slashes.
  const [protocol] = /^[a-z]+(?=:\/\/[^/\s])/i.exec(text) ?? [];
  if (protocol === undefined || /\s/.test(text)) return false;
  const hostname = URL.parse(text)?.hostname ?? '';
  const isAccepted = protocols.some((accepted) => accepted === protocol.toLowerCase());
  return isAccepted && (dottedHost.test(hostname) || undottedHost.test(hostname));
}

/** Schema for the URLs that `isExtendedUrl` accepts. Issues have the format `extendedUrl`. */
export function extendedUrlSchema(protocols: readonly ExtendedUrlProtocol[] = extendedUrlProtocols) {
  const message = `Must be an address with ${new Intl.ListFormat('en', { type: 'disjunction' }).format(protocols)} and a dotted host`;
  return z.stringFormat('extendedUrl', (text) => isExtendedUrl(text, protocols), message);
}
