/**
 * Redirect target of `/en`. English has no prefix, so the query marks an explicit choice: the home page stores it and does not redirect to the
 * browser's language.
 */
export const chosenEnglishPath = '/?lang=en';

/**
 * `Location` of a redirect, with the query of the request.
 *
 * @param path path to redirect to, with or without a query
 * @param target request target with its query
 */
export function redirectLocation(path: string, target: string): string {
  const query = /\?[^#]*/.exec(target)?.[0] ?? '';
  return path.includes('?') ? path + query.replace('?', '&') : path + query;
}
