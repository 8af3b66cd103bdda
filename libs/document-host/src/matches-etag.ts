/**
 * Whether a client has this version already (RFC 9110, 13.1.2: the comparison is weak).
 *
 * @param ifNoneMatch the request's header: a list of validators, or `*`
 * @param etag the validator of what would be sent, in quotes
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
