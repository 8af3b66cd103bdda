import { defaultLanguage } from '@onepoint/i18n';
import type { StatusContent } from '../../shared/status-content.ts';
import { localizeLinks } from '../articles/localize-links.ts';
import type { PageSource } from '../page-source.ts';
import { incidents } from './incidents.ts';
import { probeSource } from './probe-source.ts';
import { statusFeedPaths, statusPath } from '../../shared/head/status-path.ts';
import { toMeasurements } from './to-measurements.ts';

/** What is measured, and what has happened. */
export const statusSource: PageSource = {
  listPaths: () => [statusPath],
  read: async ({ language, translate, readData }) => {
    const reading = await readData(probeSource);
    const content: StatusContent = {
      measured: reading === undefined || reading.value.parts.length === 0 ? null : toMeasurements(reading),
      incidents: incidents.map(({ id, title, impact, startedAt, resolvedAt, html }) => ({
        id,
        title,
        impact,
        startedAt,
        resolvedAt,
        html: localizeLinks(html, language),
      })),
      feeds: statusFeedPaths,
      textLanguage: language === defaultLanguage ? null : defaultLanguage,
    };
    return {
      heading: translate(['page'], 'status.title'),
      description: translate(['page'], 'status.description'),
      search: { group: 'pages', text: incidents.map(({ title, markdown }) => `${title}\n${markdown}`).join('\n') },
      content,
    };
  },
};
