import type { Dictionaries, Dictionary, Namespace } from '@onepoint/i18n';
import type { PageId } from '../app/pages.ts';

/** Text groups that a page shows, by namespace. Only these are in its page context. */
type TextSelection = Readonly<Partial<Record<Namespace, readonly string[]>>>;

const frame: TextSelection = {
  common: ['actions', 'states', 'theme', 'language', 'product', 'a11y'],
  nav: ['links', 'status', 'footer', 'social', 'menu', 'search', 'consent'],
  page: ['error'],
};

const selections: Readonly<Record<PageId, TextSelection>> = {
  home: { page: ['home', 'chainCards'], pricing: ['plans', 'popular', 'from', 'priceBefore'] },
  chains: { page: ['chains', 'chainCards'], common: ['validation'] },
  networks: { page: ['networks', 'chains', 'chainCards'], common: ['validation'] },
  pricing: { page: ['pricing'], pricing: ['plans', 'popular', 'from', 'priceBefore'] },
  referrals: { page: ['referrals'] },
  gsitemap: { page: ['gsitemap'] },
  pos: { page: ['pos'] },
  draft: { page: ['draft'] },
  selectx: { page: ['draft'] },
  status: { page: ['status'] },
  agreement: { page: ['agreement'] },
  changelog: { page: ['changelog'] },
  post: { page: ['changelog'] },
  docs: { page: ['docs'] },
  methods: { page: ['docs'] },
  method: { page: ['docs'] },
  'not-found': { page: ['notFound'] },
};

export const pageNamespaces: readonly Namespace[] = ['common', 'nav', 'page', 'pricing', 'docs_nav'];

const selected = new WeakMap<Dictionaries, Partial<Record<PageId, Dictionaries>>>();

function select(dictionaries: Dictionaries, pageId: PageId): Dictionaries {
  const texts: Partial<Record<Namespace, Dictionary>> = {};
  for (const namespace of pageNamespaces) {
    const groups = [...(frame[namespace] ?? []), ...(selections[pageId][namespace] ?? [])];
    const entries = groups.map((group) => [group, dictionaries[namespace]?.[group]]).filter(([, found]) => found !== undefined);
    if (entries.length > 0) texts[namespace] = Object.fromEntries(entries) as Dictionary;
  }
  return texts;
}

/** The texts that a page needs; the same object for all pages with one page id. */
export function selectTexts(dictionaries: Dictionaries, pageId: PageId): Dictionaries {
  const known = selected.get(dictionaries) ?? {};
  selected.set(dictionaries, known);
  return (known[pageId] ??= select(dictionaries, pageId));
}
