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
  /** Must be on this origin. */
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
});

/** @throws {Error} if the site has no index in this language, or its response is invalid */
async function fetchDocsIndex(language: string): Promise<readonly DocsIndexEntry[]> {
  const response = await fetch(new URL(docsIndexPath(language), location.origin));
  if (!response.ok) throw new Error(`No index of documentation pages in ${language}: ${String(response.status)}`);
  return z.array(entrySchema).parse(await response.json());
}

const none: readonly DocsIndexEntry[] = [];

const isOffered = (): Promise<boolean> => readFlag('docs-in-palette', appState.getState().projectId ?? undefined);

/** Returns the index in a language, or in English if that fails. Empty if the flag is off for the project. */
export async function loadDocsIndex(language: string, isOn = isOffered): Promise<readonly DocsIndexEntry[]> {
  if (!(await isOn())) return none;
  return language === defaultLanguage ? fetchDocsIndex(language) : fetchDocsIndex(language).catch(() => fetchDocsIndex(defaultLanguage));
}

/**
 * Documentation pages published by the site, loaded once per session. Empty while loading, and without an error if the site is unavailable,
 * because the rest of the palette works. Retries when the palette opens again.
 */
export function useDocsIndex(language: string): readonly DocsIndexEntry[] {
  const { data } = useQuery({
    queryKey: ['docs-index', language],
    queryFn: () => loadDocsIndex(language).catch(() => none),
    // Initial data keeps the page from reporting this as a slow load.
    initialData: none,
    staleTime: ({ state }) => (state.data === undefined || state.data.length === 0 ? 0 : Infinity),
    gcTime: Infinity,
  });
  return data;
}
