import { appState } from '@onepoint/app-state';
import { readFlag } from '@onepoint/flags/web';
import { defaultLanguage } from '@onepoint/i18n';
import { docsIndexGroups, docsIndexPath, type DocsIndexEntry } from '@onepoint/navigation';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

const entrySchema = z.object({
  group: z.enum(docsIndexGroups),
  title: z.string(),
  description: z.string(),
  words: z.string(),
  /** On this origin. */
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
});

/** @throws {Error} if the site has no index in this language, or anything else answers in its place */
async function fetchDocsIndex(language: string): Promise<readonly DocsIndexEntry[]> {
  const response = await fetch(new URL(docsIndexPath(language), location.origin));
  if (!response.ok) throw new Error(`No index of documentation pages in ${language}: ${String(response.status)}`);
  return z.array(entrySchema).parse(await response.json());
}

const none: readonly DocsIndexEntry[] = [];

const isOffered = (): Promise<boolean> => readFlag('docs-in-palette', appState.getState().projectId ?? undefined);

/** The index in a language or in English; none where the flag is off for the project. */
export async function loadDocsIndex(language: string, isOn = isOffered): Promise<readonly DocsIndexEntry[]> {
  if (!(await isOn())) return none;
  return language === defaultLanguage ? fetchDocsIndex(language) : fetchDocsIndex(language).catch(() => fetchDocsIndex(defaultLanguage));
}

/**
 * The documentation pages that the site publishes, loaded once per session. Empty while they load and without the site, never an error: the rest of
 * the palette works, and the next time it opens it tries again.
 */
export function useDocsIndex(language: string): readonly DocsIndexEntry[] {
  const { data } = useQuery({
    queryKey: ['docs-index', language],
    queryFn: () => loadDocsIndex(language).catch(() => none),
    // With data from the start, the page never reports this as a slow load.
    initialData: none,
    staleTime: ({ state }) => (state.data === undefined || state.data.length === 0 ? 0 : Infinity),
    gcTime: Infinity,
  });
  return data;
}
