import { defaultLanguage } from '@onepoint/i18n';
import type { StatusContent } from '../../shared/content/status-content.ts';
import { statusFeedPaths, statusPath } from '../../shared/site-paths.ts';
import { localizeLinks } from '../articles/article-text.ts';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import type { PageSource } from '../page-source.ts';
import { incidents } from './incidents.ts';
import { toMeasurements, probeReportSchema, type ProbeReport } from './probe-report.ts';

const freshMs = 15_000;

/** The measurements of the site's server, read in the same process. */
const probeSource: PageDataSource<ProbeReport> = {
  name: 'probes',
  load: async (services) => services.getJson('probes', '/'),
  schema: probeReportSchema,
  freshMs,
  keptMsMax: freshMs,
};

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
