import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { siteUrl } from '@onepoint/site-config';
import { feedLinks } from './feed-links.ts';
import { link, meta, type HeadTag } from './head-tag.ts';
import type { DescribedPage } from './page-facts.ts';
import { socialTags } from './social-tags.ts';

/** What describes a page to machines: description, address, languages, how a link to it is shown, feeds. */
export function pageTags({ locale, languages, urlLogical, facts }: DescribedPage): HeadTag[] {
  const written = facts.writtenIn ?? languages;
  // A frame in another language around the same text is not another page: its address is that of the text.
  const language = written.includes(locale) ? locale : defaultLanguage;
  const pathname = facts.canonical ?? urlLogical;
  const address = (code: string): string => siteUrl() + localePath(pathname, code);
  const alternates = [
    link('canonical', address(language)),
    ...(written.length > 1 ? written.map((code) => link('alternate', address(code), { hreflang: code })) : []),
    link('alternate', address(defaultLanguage), { hreflang: 'x-default' }),
  ];
  return [
    meta('description', facts.description),
    ...(facts.noindex ? [meta('robots', 'noindex')] : alternates),
    ...socialTags({ facts, pathname, language }),
    ...feedLinks(urlLogical),
  ];
}
