import { addBusConnectionMetrics, addCounter, addGauge, type BusConnectionReading } from '@onepoint/metrics';
import { Registry } from 'prom-client';
import type { CollectorState } from '../collector/usage-collector.ts';
import { roundRuns } from '../rounds.ts';

interface CollectorReadings {
  readonly collector: () => CollectorState;
  readonly bus: () => BusConnectionReading;
  /** Number of messages that wait in the stream, in all partitions. Rejects while NATS can't be reached. */
  readonly countWaiting: () => Promise<number>;
}

export function createCollectorMetrics({ collector: read, bus, countWaiting }: CollectorReadings): Registry {
  const registry = new Registry();
  roundRuns.register(registry);
  addBusConnectionMetrics(registry, bus);
  const pending = {
    name: 'onepoint_bus_pending_messages',
    help: 'Messages with usage that wait in the stream, of all partitions; each collector reports the same number',
  };
  addGauge(registry, pending, async (series) => {
    const waiting = await countWaiting().catch(() => null);
    // Without NATS, still serve the other metrics.
    if (waiting === null) series.remove();
    else series.set(waiting);
  });
  const gauge = (name: string, help: string, valueOf: (state: CollectorState) => number) =>
    addGauge(registry, { name, help }, (series) => series.set(valueOf(read())));
  const counter = (name: string, help: string, valueOf: (state: CollectorState) => number) =>
    addCounter(registry, { name, help }, (series) => series.inc(valueOf(read())));
  gauge(
    'onepoint_collector_lag_seconds',
    'Age of the oldest usage that was fetched from the stream and isn’t recorded (merge lag)',
    ({ lagMs }) => lagMs / 1_000,
  );
  gauge('onepoint_collector_partitions', 'Partitions of the stream that this process records', ({ partitions }) => partitions);
  const batches = {
    name: 'onepoint_collector_batches_total',
    help: 'Batches of gateways, by outcome: recorded, repeated (recorded before), unreadable, or refused by the database',
  };
  addCounter(registry, { ...batches, labelNames: ['outcome'] }, (series) => {
    for (const [outcome, count] of Object.entries(read().batches)) series.inc({ outcome }, count);
  });
  counter('onepoint_collector_rows_total', 'Rows of usage in recorded batches', ({ rows }) => rows);
  counter('onepoint_collector_redeliveries_total', 'Messages that the stream delivered again', ({ redeliveries }) => redeliveries);
  counter(
    'onepoint_collector_transactions_total',
    'Merges of batches, each recorded in one transaction',
    ({ transactions }) => transactions,
  );
  counter('onepoint_collector_transaction_seconds_total', 'Time that they took', ({ recordingMs }) => recordingMs / 1_000);
  counter('onepoint_collector_failures_total', 'Times that fetching or recording failed and was repeated', ({ failures }) => failures);
  return registry;
}
