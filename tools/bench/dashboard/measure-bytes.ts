import { join } from 'node:path';
import { dashboard, firstView } from '@onepoint/checks/bytes/budgets';
import { gzipBytes } from '@onepoint/checks/bytes/manifest';
import { assertBuilt } from '../bench-error.ts';
import type { Figure } from './report-figures.ts';

const outDir = join(import.meta.dirname, '../../..', dashboard);

/** JavaScript that loads before the first authenticated view of the dashboard's last build, own code and libraries. */
export async function measureBytes(): Promise<readonly Figure[]> {
  assertBuilt(outDir, 'The dashboard', 'npx nx build @onepoint/dashboard');
  const { js, css } = gzipBytes(outDir, firstView);
  return [
    { name: 'JavaScript of the first view', value: js / 1000, limit: 187, unit: 'kB', note: `and ${(css / 1000).toFixed(1)} kB of CSS` },
  ];
}
