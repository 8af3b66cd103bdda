import { defaultLanguage } from '@onepoint/i18n';
import { pages } from '../app/pages.ts';
import { offeredChains } from '../shared/rpc/served-chains.ts';
import { offeredChainDoc } from './chains/list-chain-docs.tsx';
import { changelogFeeds } from './changelog/changelog-feeds.ts';
import { listPostPages, posts } from './changelog/posts.ts';
import { checkLinks } from './checks/checks.ts';
import { readPage } from './create-page-context.ts';
import { siteLanguages } from './dictionaries.ts';
import { docs } from './docs/docs.ts';
import { markdownTwins } from './files/markdown-twins.ts';
import { docsIndexFile, searchFile, stateFile } from './files/client-files.ts';
import { listSearchEntries } from './files/list-search-entries.ts';
import { securityTxt } from './files/security-txt.ts';
import { inEveryLanguage, type IndexedPage, type SiteFile } from './files/site-file.ts';
import { robots, sitemaps } from './files/sitemaps.ts';
import { linkedReferenceOf } from './methods/method-reference.tsx';
import { methods } from './methods/methods.ts';
import { pageSources } from './page-sources.ts';
import { agreements } from './pages/agreements.ts';
import { checkRedirects } from './redirects.ts';
import { incidentFeeds } from './status/incident-feeds.ts';
import { incidents } from './status/incidents.ts';

async function listIndexedPages(): Promise<IndexedPage[]> {
  const entries = pages.flatMap(({ id }) => pageSources[id].listPaths().map((path) => ({ id, path })));
  const read = await Promise.all(
    entries.map(async ({ id, path }): Promise<IndexedPage[]> => {
      const page = await readPage(id, path, defaultLanguage);
      if (page === undefined) return [];
      const { heading, description, noindex = false, canonical = path, writtenIn = siteLanguages, updatedAt = null } = page.parts;
      return noindex || canonical !== path ? [] : [{ path, heading, description, languages: writtenIn, updatedAt }];
    }),
  );
  return read.flat();
}

/**
 * All files of the site other than pages.
 *
 * @throws {ContentError} if an article has a broken link, or a redirect is wrong
 */
export async function listSiteFiles(): Promise<readonly SiteFile[]> {
  const indexes = await Promise.all(
    siteLanguages.map(async (language) => {
      const entries = await listSearchEntries(language);
      return [searchFile(entries, language), docsIndexFile(entries, language)];
    }),
  );
  const files = [
    ...sitemaps(await listIndexedPages(), siteLanguages),
    robots(siteLanguages),
    securityTxt(siteLanguages),
    ...markdownTwins([...docs.map((doc) => offeredChainDoc(doc, offeredChains(null))), ...(await listPostPages(posts))]),
    ...(await changelogFeeds(posts)),
    ...(await incidentFeeds(incidents)),
    stateFile,
    ...indexes.flat(),
  ];
  const paths = pages.flatMap(({ id }) => pageSources[id].listPaths());
  const articles = docs.flatMap(({ file, ...doc }) => (file === null ? [] : [{ ...doc, file }]));
  const known = new Set([...paths, ...files.map(({ path }) => path)]);
  checkRedirects(known);
  checkLinks([...articles, ...methods.map(linkedReferenceOf), ...agreements, ...posts, ...incidents], known);
  const texts = files.filter(({ path }) => path.endsWith('.md'));
  const otherLanguages = siteLanguages.filter((language) => language !== defaultLanguage);
  return [...files, ...inEveryLanguage(texts, otherLanguages)];
}
