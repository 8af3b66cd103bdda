import { addPoolMetrics } from '@onepoint/metrics';
import { documentedRows, rowsOf } from '@onepoint/metrics/testing';
import { expect, it } from 'vitest';
import { createCollectorMetrics } from './collector-metrics.ts';

const createMetrics = (countWaiting = async () => 12) =>
  createCollectorMetrics({
    collector: () => ({
      partitions: 8,
      batches: { recorded: 40, repeated: 2, unreadable: 1, refused: 0 },
      rows: 900,
      redeliveries: 3,
      transactions: 5,
      recordingMs: 1_500,
      failures: 4,
      lagMs: 2_500,
    }),
    bus: () => ({ isConnected: true, losses: 2, sentMessages: 40, receivedMessages: 30, unreadableMessages: 1, processes: 3 }),
    countWaiting,
  });

const linesOf = async (metrics: ReturnType<typeof createMetrics>, start: string) =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith(start));

it('has the metrics that are documented', async () => {
  const registry = createMetrics();
  addPoolMetrics(registry, { totalCount: 5, idleCount: 3, waitingCount: 2 });
  expect(await rowsOf(registry)).toEqual(documentedRows('collector'));
});

it('reads the state when it is scraped', async () => {
  expect(await linesOf(createMetrics(), 'onepoint_collector_')).toEqual([
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

it('shows the connection to NATS and what waits there, and serves the rest while NATS can’t be asked', async () => {
  const connection = [
    'onepoint_bus_connected 1',
    'onepoint_bus_processes 3',
    'onepoint_bus_losses_total 2',
    'onepoint_bus_messages_total{direction="sent"} 40',
    'onepoint_bus_messages_total{direction="received"} 30',
    'onepoint_bus_messages_total{direction="unreadable"} 1',
  ];
  expect(await linesOf(createMetrics(), 'onepoint_bus_')).toEqual([...connection, 'onepoint_bus_pending_messages 12']);
  const gone = createMetrics(() => Promise.reject(new Error('NATS is not connected')));
  expect(await linesOf(gone, 'onepoint_bus_')).toEqual(connection);
});
