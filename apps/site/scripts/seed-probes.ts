// Fills the status page of a sandbox with a month of sample checks before its first start: node seed-probes.ts <data folder> <chain slugs>
import { listProbeTargets } from '../server/probes/list-probe-targets.ts';
import { createFileStore } from '../server/probes/probe-store.ts';
import { sampleHistories } from '../server/probes/sample-histories.ts';

const [dataDir = '', slugs = ''] = process.argv.slice(2);
const store = createFileStore(dataDir);
if (Object.keys(await store.load()).length === 0) {
  const url = 'http://sandbox.invalid';
  const chainSlugs = slugs.split(',').filter((slug) => slug !== '');
  const targets = listProbeTargets({ apiUrl: url, gatewayUrl: url, signInUrl: url, chainSlugs });
  await store.save(
    sampleHistories(
      targets.map(({ id }) => id),
      Date.now(),
    ),
  );
}
