/** Origins that a list lets in: one scheme, one host or all hosts below one, one port or all ports. */
export interface OriginPattern {
  /** Without the colon: `https`. */
  readonly scheme: string;
  readonly host: string;
  /** Whether hosts below `host` are meant, and `host` itself is not. */
  readonly isWildcard: boolean;
  /** Empty for the scheme's own, `*` for any. */
  readonly port: string;
}

const shape = /^(?<scheme>[a-z][a-z\d+.-]*):\/\/(?<wildcard>\*\.)?(?<host>\[[\da-f:.]+\]|[^\s/?#@:*[\]\\]+)(?::(?<port>\d{1,5}|\*))?\/?$/iu;

/** Longest host name that DNS knows (RFC 1035, section 2.3.4), and some for scheme and port. */
const lengthMax = 280;

/**
 * Reads `scheme://host[:port]`. The host may begin with `*.` for every host below it, the port may be `*`. Hosts become lower-case and ASCII
 * (IDNA), a scheme's own port is left out, as browsers write origins (HTML, "ASCII serialization of an origin").
 *
 * @returns null for anything else
 */
export function parseOriginPattern(text: string): OriginPattern | null {
  const groups = text.length > lengthMax ? undefined : shape.exec(text.trim())?.groups;
  const { scheme = '', host = '', wildcard, port = '' } = groups ?? {};
  if (host === '' || (wildcard !== undefined && host.startsWith('['))) return null;
  const protocol = scheme.toLowerCase();
  const isWeb = protocol === 'http' || protocol === 'https';
  const address = `${protocol}://${host.toLowerCase()}${port === '*' || port === '' ? '' : `:${port}`}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.hostname === '' || (isWeb && url.hostname.endsWith('.'))) return null;
  return { scheme: protocol, host: url.hostname, isWildcard: wildcard !== undefined, port: port === '*' ? '*' : url.port };
}

/** The pattern as text; parsing it gives the same again. */
export function formatOriginPattern({ scheme, host, isWildcard, port }: OriginPattern): string {
  return `${scheme}://${isWildcard ? '*.' : ''}${host}${port === '' ? '' : `:${port}`}`;
}
