/** The app or server that owns a path. */
export type PathOwner = 'site' | 'dashboard' | 'playground' | 'server';

/** Owners by first path segment. All other paths belong to the site. */
const owners: ReadonlyMap<string, PathOwner> = new Map([
  ['docs', 'site'],
  ['login', 'dashboard'],
  ['sso-callback', 'dashboard'],
  ['workspace', 'dashboard'],
  ['dashboard', 'dashboard'],
  ['playground', 'playground'],
  ['api', 'server'],
  ['rpc', 'server'],
  ['__clerk', 'server'],
]);

/** The owner of a path without a language prefix. Links between owners are full page loads. */
export function ownerOf(pathname: string): PathOwner {
  return owners.get(pathname.split('/', 2)[1] ?? '') ?? 'site';
}
