/**
 * Where `/en` leads. English has no prefix, so the query says that it was asked for: the home page stores that as a choice, and does not go on to the
 * language of the browser.
 */
export const chosenEnglishPath = '/?lang=en';

/**
 * The `Location` of a redirect, with the query of the request.
 *
 * @param path may have a query of its own
 * @param target of the request, with its query
 */
export function redirectLocation(path: string, target: string): string {
  const query = /\?[^#]*/.exec(target)?.[0] ?? '';
  return path.includes('?') ? path + query.replace('?', '&') : path + query;
}
