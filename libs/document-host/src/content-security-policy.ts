import { inlineHashes } from './inline-hashes.ts';

/** Whose document it is. */
export type DocumentApp = 'site' | 'dashboard' | 'playground';

/** Origins other than our own that documents may use, by what for. */
export interface ForeignOrigins {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  frame: readonly string[];
  /** What the site alone may connect to besides: where page views are counted. */
  siteConnect: readonly string[];
}

/**
 * The Content-Security-Policy of one document: no script runs but our own files and the inline ones it was built with.
 * Styles of the two single-page apps may be inline: Clerk's components and react-aria-components set them at run time.
 */
export function contentSecurityPolicy(app: DocumentApp, html: string, foreign: ForeignOrigins): string {
  const { scripts, styles } = inlineHashes(html);
  const own = app === 'site';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...foreign.script],
    'style-src': own ? ["'self'", ...styles] : ["'self'", "'unsafe-inline'"],
    // Prerendered markup holds a few style attributes (a sprite's size, a bar's width); they cannot run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign.image],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...foreign.connect, ...(own ? foreign.siteConnect : []), ...(app === 'playground' ? ['https:', 'wss:'] : [])],
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
