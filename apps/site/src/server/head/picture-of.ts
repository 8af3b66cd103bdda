import { localePath } from '@onepoint/navigation';
import { siteConfig } from '@onepoint/site-config';
import type { Picture } from '../../../vite/pictures/picture.ts';
import type { LoadedPage } from '../create-page-context.ts';
import type { PageParts, PageRequest } from '../page-source.ts';
import { picturePath } from '../../shared/site-paths.ts';

/** A method or an error code: `eth_call`, `UNAUTHORIZED`. */
const identifier = /^(?:[A-Z][A-Z0-9_]+|[a-z]+_\w+)$/;

/** Localized label for the kind of page; empty for ordinary pages. */
function labelOf({ subject, search }: PageParts, { translate }: PageRequest): string {
  if (subject?.type === 'post') return translate(['page'], 'changelog.title');
  return search === undefined || search.group === 'pages' ? '' : translate(['nav'], `search.groups.${search.group}`);
}

/** The social card of a page; null for unindexed pages and for variants of other pages. */
export function pictureOf({ context, parts, request }: LoadedPage): Picture | null {
  const { locale, languages, urlLogical } = context;
  const { heading, description, noindex = false, canonical = urlLogical, writtenIn = languages, fact = '' } = parts;
  if (noindex || canonical !== urlLogical || !writtenIn.includes(locale)) return null;
  return {
    file: picturePath(urlLogical, locale),
    language: locale,
    name: siteConfig.name,
    label: labelOf(parts, request),
    title: heading,
    code: identifier.test(heading),
    lead: description,
    address: localePath(urlLogical, locale),
    fact,
  };
}
