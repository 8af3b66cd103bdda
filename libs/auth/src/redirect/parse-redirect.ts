const lengthMax = 2048;
// Control characters, spaces and backslashes: browsers drop or rewrite them, so what is checked would not be what is opened.
const forbidden = /[\p{Cc}\p{Zs}\\]/u;
const forbiddenDecoded = /[\p{Cc}\\]/u;
const signInAreas = new Set(['login', 'sso-callback']);

/**
 * Turns the `redirect` query parameter into a path that is safe to go to: path, query and hash on this origin.
 * Anything else, and the sign-in pages themselves, become the fallback.
 *
 * @param redirect the decoded parameter, null where there is none
 * @param fallback a path of this origin: the workspace, in the language of the page
 */
export function parseRedirect(redirect: string | null, fallback: string): string {
  if (redirect === null || redirect.length > lengthMax || !/^\/(?!\/)/.test(redirect) || forbidden.test(redirect)) return fallback;
  // Any origin serves: what a path resolves to says whether it stays on it. `/.//x` does in a browser, and then is `//x`.
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
