import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'prom-client';

const document = join(import.meta.dirname, '../../../../docs/operations/metrics.md');

/** Rows about one process from the table in docs/operations/metrics.md, without padding: `metric | process | type | labels | what`. */
export function documentedRows(process: string): readonly string[] {
  return readFileSync(document, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `onepoint_'))
    .map((line) => line.split('|').slice(1, -1))
    .filter(([, processes = '']) => processes.split(',').some((name) => name.trim() === process))
    .map(([name = '', , ...rest]) => [name, ...rest].map((cell) => cell.trim()).join(' | '))
    .toSorted();
}

/** Rows that the table should have for a registry, without the process column. Leaves out prom-client's default metrics. */
export async function rowsOf(registry: Registry): Promise<readonly string[]> {
  const metrics = await registry.getMetricsAsJSON();
  return metrics
    .filter(({ name }) => name.startsWith('onepoint_'))
    .map(({ name, type, help }) => [`\`${name}\``, String(type), labelsOf(registry, name), help].join(' | '))
    .toSorted();
}

/** Reads the declared labels, because the output of a metric without samples has none. */
function labelsOf(registry: Registry, name: string): string {
  const { labelNames } = registry.getSingleMetric(name) as unknown as { readonly labelNames: readonly string[] };
  return labelNames.map((label) => `\`${label}\``).join(', ');
}
