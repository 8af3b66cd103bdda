import { createHash } from 'node:crypto';

type DocumentApp = 'site' | 'dashboard' | 'playground';

/** Other origins that documents can load from or connect to, by kind of use. */
export interface ForeignOrigins {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  frame: readonly string[];
  /** Origin of the page view counter, only for the site. */
  siteConnect: readonly string[];
}

/** Inline scripts and styles that a policy allows, as CSP sources (`'sha256-…'`). */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Returns the Content-Security-Policy of an app, the same for all its documents (ADR 0058). It only allows scripts from our own files and the inline
 * scripts of the build. The two single-page apps may use inline styles, which Clerk's components and react-aria-components set at run time.
 *
 * @param inline of all documents that the build can produce, see `inlineSources`
 */
export function contentSecurityPolicy(app: DocumentApp, { scripts, styles }: InlineSources, foreign: ForeignOrigins): string {
  const isSite = app === 'site';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...foreign.script],
    'style-src': isSite ? ["'self'", ...styles] : ["'self'", "'unsafe-inline'"],
    // Prerendered HTML contains a few style attributes, which cannot run code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign.image],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...foreign.connect,
      ...(isSite ? foreign.siteConnect : []),
      ...(app === 'playground' ? ['https:', 'wss:'] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': foreign.frame.length > 0 ? foreign.frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

interface ForeignOriginsParameters {
  /** Such as `http://localhost:4000`. Its WebSocket origin is added, because some browsers do not include it in 'self'. */
  publicOrigin: string;
  /** Clerk's publishable key, which contains Clerk's host. Undefined with the embedded identity service. */
  clerkPublishableKey: string | undefined;
  /** URLs of the API and the gateway on other origins. */
  serviceUrls: readonly string[];
  /** URL of the page view counter. Paths on the public origin are already allowed. */
  analyticsUrl?: string | undefined;
}

export function foreignOrigins({
  publicOrigin,
  clerkPublishableKey,
  serviceUrls,
  analyticsUrl = '',
}: ForeignOriginsParameters): ForeignOrigins {
  const services = [publicOrigin, ...serviceUrls].flatMap((url) => {
    const { origin } = new URL(url);
    return [...(origin === publicOrigin ? [] : [origin]), origin.replace(/^http/, 'ws')];
  });
  const siteConnect = URL.canParse(analyticsUrl) ? [new URL(analyticsUrl).origin] : [];
  const clerkHost =
    clerkPublishableKey &&
    Buffer.from(clerkPublishableKey.split('_')[2] ?? '', 'base64')
      .toString('latin1')
      .replace(/\$$/, '');
  if (!clerkHost) return { script: [], connect: [...new Set(services)], image: [], frame: [], siteConnect };
  // https://clerk.com/docs/guides/secure/best-practices/csp-headers
  const clerk = `https://${clerkHost}`;
  const challenges = 'https://challenges.cloudflare.com';
  return {
    script: [clerk, challenges],
    connect: [...new Set([...services, clerk])],
    image: ['https://img.clerk.com'],
    frame: [challenges],
    siteConnect,
  };
}

const executableTypes: ReadonlySet<string> = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** Returns the inline scripts and styles in markup, sorted, without duplicates. Data blocks such as JSON do not run and need no source. */
export function inlineSources(markup: Iterable<string>): InlineSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of markup) {
    for (const [, attributes = '', body = ''] of html.matchAll(/<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
      if (!/\ssrc\s*=/i.test(attributes) && executableTypes.has(typeOf(attributes))) scripts.add(body);
    }
    for (const [, body = ''] of html.matchAll(/<style(?=[\s>])[^>]*>([\s\S]*?)<\/style\s*>/gi)) styles.add(body);
  }
  return { scripts: [...scripts].map(hashSource).toSorted(), styles: [...styles].map(hashSource).toSorted() };
}

function typeOf(attributes: string): string {
  return (/\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '').toLowerCase();
}

/** Browsers hash the text after converting CRLF to LF. */
function hashSource(body: string): string {
  return `'sha256-${createHash('sha256').update(body.replaceAll('\r\n', '\n')).digest('base64')}'`;
}
