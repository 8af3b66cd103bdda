/**
 * Whether a browser was signed in when it last heard of the identity service: Clerk keeps the second of the last change of the client in
 * `__client_uat`, 0 where nobody is signed in. A hint for what to draw first, no proof: the session may have ended elsewhere.
 *
 * @param cookies `document.cookie`
 */
export function remembersSession(cookies: string): boolean {
  return /(?:^|;\s*)__client_uat(?:_\w+)?=[1-9]/.test(cookies);
}
