const probe = 'onepoint_cookie_probe';

/**
 * Whether the browser accepts cookies for this page, which sessions require. Sets a test cookie, because `navigator.cookieEnabled` stays
 * true in Chromium when cookies are blocked for individual sites.
 */
export function keepsCookies(document: Pick<Document, 'cookie'>): boolean {
  try {
    document.cookie = `${probe}=1; path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(`${probe}=1`);
    document.cookie = `${probe}=; path=/; max-age=0`;
    return isKept;
  } catch {
    return false;
  }
}

/**
 * Whether the browser was signed in at its last contact with the identity service: Clerk's cookie `__client_uat` is the time of the last
 * change,
 * or 0 without a session. Only a hint for the first render: the session might have ended elsewhere.
 *
 * @param cookies `document.cookie`
 */
export function remembersSession(cookies: string): boolean {
  return /(?:^|;\s*)__client_uat(?:_\w+)?=[1-9]/.test(cookies);
}
