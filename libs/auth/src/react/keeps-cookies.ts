const probe = 'onepoint_cookie_probe';

/**
 * Whether the browser keeps cookies for this page, without which there is no session. Tried out: `navigator.cookieEnabled` of Chromium stays true
 * where cookies are blocked for single sites.
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
