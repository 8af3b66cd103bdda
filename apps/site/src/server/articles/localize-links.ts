import { localePath, ownerOf } from '@onepoint/navigation';

const href = /(<a [^>]*?href=")(\/[^"]*)"/g;

/** Gives the links in an article's markup the prefix of a language, those to other apps included. Servers have no languages. */
export function localizeLinks(html: string, language: string): string {
  if (language === 'en') return html;
  return html.replaceAll(href, (_all, before: string, address: string) => {
    const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
    const owner = ownerOf(pathname);
    return owner === 'server' || owner === 'playground' ? `${before}${address}"` : `${before}${localePath(pathname, language)}${rest}"`;
  });
}
