import { benchCharts } from './charts/bench-charts.ts';
import { benchDashboard } from './dashboard/bench-dashboard.ts';
import { benchGateway } from './gateway/bench-gateway.ts';
import { benchStatistics } from './statistics/bench-statistics.ts';

const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  gateway: benchGateway,
  statistics: benchStatistics,
  charts: benchCharts,
  dashboard: benchDashboard,
};

const [wanted] = process.argv.slice(2);
const names = wanted === undefined ? Object.keys(benches) : [wanted];
for (const name of names) {
  const bench = benches[name];
  if (bench === undefined) {
    process.stderr.write(`There is no benchmark "${name}". There are: ${Object.keys(benches).join(', ')}\n`);
    process.exit(1);
  }
  await bench();
}
process.exit(0);
