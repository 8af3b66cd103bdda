import { localePath } from '@onepoint/navigation';

const folder = '/social';

/** Where the picture of a page stands in the site. `pathname` is without language prefix. */
export function picturePath(pathname: string, language: string): string {
  const path = localePath(pathname, language);
  return `${folder}${path === '/' ? '/index' : path}.png`;
}
