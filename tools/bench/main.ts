import { PackageMissingError } from '@onepoint/sandbox/debian/ensure-packages';
import { benchBus } from './bus/bench-bus.ts';
import { benchCharts } from './charts/bench-charts.ts';
import { benchDashboard } from './dashboard/bench-dashboard.ts';
import { benchGatewayCorpus } from './gateway-proof/bench-gateway-corpus.ts';
import { benchGatewayFuzz } from './gateway-proof/bench-gateway-fuzz.ts';
import { benchGateway } from './gateway/bench-gateway.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchSiteServer } from './site-server/bench-site-server.ts';
import { benchSite } from './site/bench-site.ts';
import { BenchError } from './report/figures.ts';
import { benchStatistics } from './statistics/bench-statistics.ts';

/** Each benchmark gets the remaining words and returns false if a figure is over its limit. */
const benches: Readonly<Record<string, (words: readonly string[]) => Promise<boolean | void>>> = {
  gateway: benchGateway,
  bus: benchBus,
  'gateway-corpus': benchGatewayCorpus,
  'gateway-fuzz': benchGatewayFuzz,
  statistics: benchStatistics,
  charts: benchCharts,
  dashboard: benchDashboard,
  site: benchSite,
  'site-server': benchSiteServer,
  lighthouse: benchLighthouse,
};

const [wanted, ...words] = process.argv.slice(2);
const names = wanted === undefined ? Object.keys(benches) : [wanted];
let isWithinLimits = true;
for (const name of names) {
  const bench = benches[name];
  if (bench === undefined) {
    process.stderr.write(`There is no benchmark "${name}". There are: ${Object.keys(benches).join(', ')}\n`);
    process.exit(1);
  }
  try {
    isWithinLimits = (await bench(words)) !== false && isWithinLimits;
  } catch (error) {
    if (!(error instanceof BenchError || error instanceof PackageMissingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    isWithinLimits = false;
  }
}
process.exit(isWithinLimits ? 0 : 1);
