import { defaultLanguage } from './languages.ts';

export interface EntryLanguageParameters {
  /** Path the visitor arrived at. */
  pathname: string;
  /** The language the visitor chose before, English included; null without a choice. */
  stored: string | null;
  /** Whether the visitor has not been on `/` before. */
  isFirstVisit: boolean;
  /** `navigator.languages`, best first. */
  browserLanguages: readonly string[];
  /** Languages this build routes. */
  routed: readonly string[];
}

/** The first of the reader's languages that is routed, by primary subtag (`zh-TW` is served by `zh`). */
export function matchBrowserLanguage(browserLanguages: readonly string[], routed: readonly string[]): string | undefined {
  return browserLanguages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((code) => routed.includes(code));
}

/**
 * The language to send an arriving visitor to, or undefined to stay. The path decides everywhere but on `/`, where an
 * explicit choice comes first and, on a first visit, the browser's languages second; a choice of English keeps `/`.
 */
export function entryLanguage({ pathname, stored, isFirstVisit, browserLanguages, routed }: EntryLanguageParameters): string | undefined {
  if (pathname !== '/') return undefined;
  const chosen = stored !== null && routed.includes(stored) ? stored : undefined;
  const language = chosen ?? (isFirstVisit ? matchBrowserLanguage(browserLanguages, routed) : undefined);
  return language === defaultLanguage ? undefined : language;
}
