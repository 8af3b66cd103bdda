import type { PageRequest } from './page-source.ts';

/** Adds a ribbon above the text of a draft. */
export function markDraft(html: string, draft: boolean, { translate }: Pick<PageRequest, 'translate'>): string {
  return draft ? `<p class="draft-ribbon" role="note">${translate(['page'], 'changelog.draft')}</p>${html}` : html;
}

/** Drafts exist only in previews and development. */
export const showsDrafts: boolean = import.meta.env.MODE === 'preview' || import.meta.env.DEV;
