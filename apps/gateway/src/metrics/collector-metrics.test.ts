import { addPoolMetrics } from '@onepoint/metrics';
import { documentedRows, rowsOf } from '@onepoint/metrics/testing';
import { expect, it } from 'vitest';
import { createCollectorMetrics } from './collector-metrics.ts';

const createMetrics = () =>
  createCollectorMetrics(() => ({
    partitions: 8,
    batches: { recorded: 40, repeated: 2, unreadable: 1, refused: 0 },
    rows: 900,
    redeliveries: 3,
    transactions: 5,
    recordingMs: 1_500,
    failures: 4,
    lagMs: 2_500,
  }));

it('has the metrics that are documented', async () => {
  const registry = createMetrics();
  addPoolMetrics(registry, { totalCount: 5, idleCount: 3, waitingCount: 2 });
  expect(await rowsOf(registry)).toEqual(documentedRows('collector'));
});

it('reads the state when it is scraped', async () => {
  const lines = (await createMetrics().metrics()).split('\n').filter((line) => line.startsWith('onepoint_collector_'));
  expect(lines).toEqual([
    'onepoint_collector_lag_seconds 2.5',
    'onepoint_collector_partitions 8',
    'onepoint_collector_batches_total{outcome="recorded"} 40',
    'onepoint_collector_batches_total{outcome="repeated"} 2',
    'onepoint_collector_batches_total{outcome="unreadable"} 1',
    'onepoint_collector_batches_total{outcome="refused"} 0',
    'onepoint_collector_rows_total 900',
    'onepoint_collector_redeliveries_total 3',
    'onepoint_collector_transactions_total 5',
    'onepoint_collector_transaction_seconds_total 1.5',
    'onepoint_collector_failures_total 4',
  ]);
});
