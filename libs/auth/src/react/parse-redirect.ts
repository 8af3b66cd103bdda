const lengthMax = 2048;
// Browsers drop or rewrite these characters, so they would open a different URL from the one checked here.
const forbidden = /[\p{Cc}\p{Zs}\\]/u;
const forbiddenDecoded = /[\p{Cc}\\]/u;
const signInAreas = new Set(['login', 'sso-callback']);

/**
 * Prevents open redirects: returns the path, query, and hash of a URL on this origin, or `fallback` for anything else, including the
 * sign-in pages.
 *
 * @param redirect decoded query parameter, null if missing
 * @param fallback a path on this origin
 */
export function parseRedirect(redirect: string | null, fallback: string): string {
  if (redirect === null || redirect.length > lengthMax || !/^\/(?!\/)/.test(redirect) || forbidden.test(redirect)) return fallback;
  // Browsers resolve `/.//x` to the path `//x`; as a redirect, that would be another origin.
  const base = 'http://origin.invalid';
  if (!URL.canParse(redirect, base)) return fallback;
  const url = new URL(redirect, base);
  const path = decodePath(url.pathname);
  if (url.origin !== base || path === undefined || path.startsWith('//') || forbiddenDecoded.test(path)) return fallback;
  return isSignInPath(path) ? fallback : url.pathname + url.search + url.hash;
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function isSignInPath(path: string): boolean {
  const [first = '', second = ''] = path.toLowerCase().split('/').filter(Boolean);
  return signInAreas.has(/^[a-z]{2}$/.test(first) ? second : first);
}
