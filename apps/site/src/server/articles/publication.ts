import type { PageRequest } from '../page-source.ts';

interface Schedule {
  draft: boolean;
  /** ISO 8601. A build after this time publishes the article. */
  publishAt?: string | undefined;
}

/** Drafts and scheduled articles exist only in previews and development. */
export const showsDrafts: boolean = import.meta.env.MODE === 'preview' || import.meta.env.DEV;

/** Time of the build. The site's server runs longer, and a page must not appear in its lists before it has been built. */
const builtAtMs = Date.parse(import.meta.env['ONEPOINT_BUILT_AT'] ?? new Date().toISOString());

export function isPublished({ draft, publishAt }: Schedule, nowMs = builtAtMs): boolean {
  return !draft && (publishAt === undefined || Date.parse(publishAt) <= nowMs);
}

/** Adds a ribbon above the text of an unpublished article. */
export function markDraft(html: string, article: { draft: boolean; publishAt?: string | undefined }, request: PageRequest): string {
  if (!article.draft) return html;
  const { language, translate } = request;
  const { publishAt } = article;
  const time = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  const ribbon =
    publishAt === undefined
      ? translate(['page'], 'changelog.draft')
      : translate(['page'], 'changelog.scheduled', { time: new Intl.DateTimeFormat(language, time).format(new Date(publishAt)) });
  return `<p class="draft-ribbon" role="note">${ribbon}</p>${html}`;
}
