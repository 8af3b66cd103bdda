import { createTranslator, defaultLanguage } from '@onepoint/i18n';
import { siteConfig, siteUrl } from '@onepoint/site-config';
import { readDictionaries } from '../dictionaries.ts';
import { writeFeeds } from '../feeds/feeds.ts';
import { feedPaths, changelogPath } from '../../shared/site-paths.ts';
import type { SiteFile } from '../files/site-file.ts';
import type { Post } from './posts.ts';

/** The feeds of the changelog: full texts, without drafts. */
export async function changelogFeeds(posts: readonly Post[]): Promise<SiteFile[]> {
  const translate = createTranslator(defaultLanguage, await readDictionaries(defaultLanguage));
  return writeFeeds({
    title: `${siteConfig.name}: ${translate(['page'], 'changelog.title')}`,
    description: translate(['page'], 'changelog.description'),
    url: siteUrl() + changelogPath,
    origin: siteUrl(),
    paths: feedPaths,
    language: defaultLanguage,
    items: posts
      .filter(({ draft }) => !draft)
      .map(({ path, title, description, html, publishedAt, updatedAt }) => ({
        url: siteUrl() + path,
        title,
        summary: description,
        html,
        publishedAt,
        updatedAt,
      })),
  });
}
