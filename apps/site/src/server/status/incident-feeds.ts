import { createTranslator, defaultLanguage, type Translate } from '@onepoint/i18n';
import { siteConfig, siteUrl } from '@onepoint/site-config';
import { readDictionaries } from '../dictionaries.ts';
import { writeFeeds } from '../feeds/feeds.ts';
import type { SiteFile } from '../files/site-file.ts';
import type { Incident } from './incidents.ts';
import { incidentTimesOf } from '../../shared/content/status-content.ts';
import { statusFeedPaths, statusPath } from '../../shared/site-paths.ts';

function summaryOf(incident: Incident, translate: Translate): string {
  const { began, minutes } = incidentTimesOf(incident);
  const start = translate(['page'], 'status.incidents.began', { time: began });
  const state =
    minutes === null
      ? translate(['page'], 'status.incidents.ongoing')
      : translate(['page'], 'status.incidents.resolved', { count: minutes });
  return [start, state, translate(['page'], `status.incidents.${incident.impact}`)].join(' · ');
}

/** The later of resolution and last edit. */
function changedAt({ resolvedAt, updatedAt }: Incident): string | null {
  if (resolvedAt === null || updatedAt === null) return resolvedAt ?? updatedAt;
  return Date.parse(updatedAt) > Date.parse(resolvedAt) ? updatedAt : resolvedAt;
}

/** The feeds of incidents. Resolved incidents keep their URL, so that feed readers update them. */
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
      summary: summaryOf(incident, translate),
      html: incident.html,
      publishedAt: incident.startedAt,
      updatedAt: changedAt(incident),
    })),
  });
}
