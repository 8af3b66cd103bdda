export interface OriginPattern {
  /** Scheme without the colon: `https`. */
  readonly scheme: string;
  readonly host: string;
  /** Matches the subdomains of `host`, but not `host` itself. */
  readonly isWildcard: boolean;
  /** Empty for the default port, `*` for any port. */
  readonly port: string;
}

const shape = /^(?<scheme>[a-z][a-z\d+.-]*):\/\/(?<wildcard>\*\.)?(?<host>\[[\da-f:.]+\]|[^\s/?#@:*[\]\\]+)(?::(?<port>\d{1,5}|\*))?\/?$/iu;

/** Longest host name (RFC 1035, section 2.3.4) plus scheme and port. */
const lengthMax = 280;

/**
 * Parses `scheme://host[:port]`, where the host can start with `*.` and the port can be `*`. Normalizes like browsers: lower-case ASCII
 * hosts (IDNA) without the default port (HTML, "ASCII serialization of an origin").
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

export function formatOriginPattern({ scheme, host, isWildcard, port }: OriginPattern): string {
  return `${scheme}://${isWildcard ? '*.' : ''}${host}${port === '' ? '' : `:${port}`}`;
}

/** Accepts what `parseOriginPattern` parses. */
export function isOriginPattern(text: string): boolean {
  return parseOriginPattern(text) !== null;
}
