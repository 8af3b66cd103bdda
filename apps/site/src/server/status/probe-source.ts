import type { PageDataSource } from '../page-data/page-data-source.ts';
import { probeReportSchema, type ProbeReport } from './probe-report.ts';

const freshMs = 15_000;

/** What the site's server measures. It is asked for in the same process: there is no older answer to keep. */
export const probeSource: PageDataSource<ProbeReport> = {
  name: 'probes',
  load: async (services) => services.getJson('probes', '/'),
  schema: probeReportSchema,
  freshMs,
  keptMsMax: freshMs,
};
