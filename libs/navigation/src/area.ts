/** Parts of the product that share a header and a navigation. */
export type Area = 'main' | 'docs' | 'login' | 'dashboard';

/** What answers a path: one of the three front ends, or a server. */
export type PathOwner = 'site' | 'dashboard' | 'playground' | 'server';

const areas: ReadonlyMap<string, Area> = new Map([
  ['docs', 'docs'],
  ['login', 'login'],
  ['dashboard', 'dashboard'],
  ['workspace', 'dashboard'],
]);

const owners: ReadonlyMap<string, PathOwner> = new Map([
  ['login', 'dashboard'],
  ['sso-callback', 'dashboard'],
  ['workspace', 'dashboard'],
  ['dashboard', 'dashboard'],
  ['playground', 'playground'],
  ['api', 'server'],
  ['rpc', 'server'],
  ['__clerk', 'server'],
]);

const firstSegment = (pathname: string): string => pathname.split('/', 2)[1] ?? '';

/** The area of a path without language prefix. Segments are compared whole: `/docsx` is main. */
export function areaOf(pathname: string): Area {
  return areas.get(firstSegment(pathname)) ?? 'main';
}

/** What answers a path without language prefix. Links between two owners are full page loads. */
export function ownerOf(pathname: string): PathOwner {
  return owners.get(firstSegment(pathname)) ?? 'site';
}
