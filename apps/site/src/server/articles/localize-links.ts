import { localePath, ownerOf } from '@onepoint/navigation';

const href = /(<a [^>]*?href=")(\/[^"]*)"/g;
/** `/llms.txt`, `/docs/limits.md`: no page has a dot in the last part of its address. */
const fileName = /\.[^/]*$/;

/** Whether something is at its address in each language: servers, the playground and files have one address. */
function hasLanguages(pathname: string): boolean {
  const owner = ownerOf(pathname);
  return owner !== 'server' && owner !== 'playground' && !fileName.test(pathname);
}

/** Gives the links in an article's markup the prefix of a language, those to other apps included. */
export function localizeLinks(html: string, language: string): string {
  if (language === 'en') return html;
  return html.replaceAll(href, (_all, before: string, address: string) => {
    const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
    return hasLanguages(pathname) ? `${before}${localePath(pathname, language)}${rest}"` : `${before}${address}"`;
  });
}
