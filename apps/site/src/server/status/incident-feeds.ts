import { defaultLanguage } from '@onepoint/i18n';
import { createTranslator } from '@onepoint/i18n/light';
import { siteConfig, siteUrl } from '@onepoint/site-config';
import { readDictionaries } from '../dictionaries.ts';
import { writeFeeds } from '../feeds/write-feeds.ts';
import type { SiteFile } from '../files/site-file.ts';
import type { Incident } from './incidents.ts';
import { statusFeedPaths, statusPath } from '../../shared/head/status-path.ts';

/** What an incident has come to, before its text. */
const stateOf = ({ startedAt, resolvedAt }: Incident): string =>
  resolvedAt === null ? `Since ${startedAt}` : `${startedAt} to ${resolvedAt}`;

/** The incidents for readers of feeds. An incident keeps its address when it is over, so that it is told once, and then changed. */
export async function incidentFeeds(incidents: readonly Incident[]): Promise<SiteFile[]> {
  const translate = createTranslator(defaultLanguage, await readDictionaries(defaultLanguage));
  return writeFeeds({
    title: `${siteConfig.name}: ${translate(['page'], 'status.title')}`,
    description: translate(['page'], 'status.description'),
    url: siteUrl() + statusPath,
    origin: siteUrl(),
    paths: statusFeedPaths,
    language: defaultLanguage,
    items: incidents.map((incident) => ({
      url: `${siteUrl()}${statusPath}#${incident.id}`,
      title: incident.title,
      summary: stateOf(incident),
      html: incident.html,
      publishedAt: incident.startedAt,
      updatedAt: incident.resolvedAt ?? incident.updatedAt,
    })),
  });
}
