import { localePath } from '@onepoint/navigation';

const folder = '/social';

/** Where the picture of a page stands in the site. `pathname` is without language prefix. */
export function picturePath(pathname: string, language: string): string {
  const path = localePath(pathname, language);
  return `${folder}${path === '/' ? '/index' : path}.png`;
}

/** The page, with its language prefix, that a picture is of; undefined for an address that is no picture's. */
export function pageOfPicture(file: string): string | undefined {
  if (!file.startsWith(`${folder}/`) || !file.endsWith('.png')) return undefined;
  const path = file.slice(folder.length, -'.png'.length);
  return path === '/index' ? '/' : path;
}
