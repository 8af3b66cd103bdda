/** Pages that the last release of the site had (`released-pages.json`, written by `npx nx release`): other apps, search engines, and readers link to them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseLanguagePrefix } from '@onepoint/navigation';
import { expect, it } from 'vitest';
import type { RenderedSite } from './serve-site.ts';

/** The output of the `build` target, on which this test depends in Nx. */
const entry = pathToFileURL(join(import.meta.dirname, '../dist/server/entry-server.js')).href;
const recordFile = join(import.meta.dirname, '../released-pages.json');
/** Pages that are gone on purpose, without a redirect. */
const removed: readonly string[] = [];

const site = (await import(/* @vite-ignore */ entry)) as RenderedSite;
const inEnglish = (path: string): boolean => parseLanguagePrefix(path, site.siteLanguages).language === 'en';
const pages = site.listPages().filter(inEnglish).toSorted();
const languages = [...site.siteLanguages].toSorted();
if (process.env['RELEASE_RECORDS'] === 'write') writeFileSync(recordFile, `${JSON.stringify({ languages, pages }, null, 1)}\n`);
const released = JSON.parse(readFileSync(recordFile, 'utf8')) as { languages: string[]; pages: string[] };

it('answers every address of the last release, with a page or a redirect', () => {
  const answered = new Set([...pages, ...site.listAborts().map(({ path }) => path)]);
  expect(released.pages.length).toBeGreaterThan(100);
  expect(released.pages.filter((path) => !answered.has(path) && !removed.includes(path))).toEqual([]);
});

it('has every language of the last release', () => {
  expect(released.languages.filter((language) => !languages.includes(language as (typeof languages)[number]))).toEqual([]);
});
