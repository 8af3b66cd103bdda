import type { PageRequest } from '../page-source.ts';

/** The text of an article with a ribbon above it where it is a draft, in the language of the page. */
export function markDraft(html: string, draft: boolean, { translate }: Pick<PageRequest, 'translate'>): string {
  return draft ? `<p class="draft-ribbon" role="note">${translate(['page'], 'changelog.draft')}</p>${html}` : html;
}
