import type { Registry } from 'prom-client';
import { addCounter, addGauge } from './add-gauge.ts';

export interface BusConnectionReading {
  readonly isConnected: boolean;
  readonly losses: number;
  readonly sentMessages: number;
  readonly receivedMessages: number;
  readonly unreadableMessages: number;
  /** Known processes of this kind on all machines, including this one. */
  readonly processes: number;
}

/** For processes that share limits over the bus. */
export interface BusReading extends BusConnectionReading {
  /** Number of shares that limits are split into: 1 while the processes can reach each other. */
  readonly limitParts: number;
}

/**
 * Adds metrics of the bus connection and of the limits shared over it.
 *
 * @param read returns null without a bus; then no series are reported
 */
export function addBusMetrics(registry: Registry, read: () => BusReading | null): void {
  addBusConnectionMetrics(registry, read);
  addReading(
    registry,
    {
      name: 'onepoint_bus_limit_parts',
      help: 'Parts into which each limit is divided: 1, or the number of processes while NATS can’t be reached',
    },
    () => read()?.limitParts ?? null,
  );
}

/**
 * Adds metrics of the bus connection.
 *
 * @param read returns null without a bus; then no series are reported
 */
export function addBusConnectionMetrics(registry: Registry, read: () => BusConnectionReading | null): void {
  const gauge = (name: string, help: string, valueOf: (reading: BusConnectionReading) => number) =>
    addReading(registry, { name, help }, () => {
      const reading = read();
      return reading === null ? null : valueOf(reading);
    });
  gauge('onepoint_bus_connected', '1 while NATS can be reached, 0 while this process works without it', ({ isConnected }) =>
    isConnected ? 1 : 0,
  );
  gauge('onepoint_bus_processes', 'Processes of the same kind on all machines, including this one', ({ processes }) => processes);
  addCounter(registry, { name: 'onepoint_bus_losses_total', help: 'How often the connection to NATS was lost' }, (counter) => {
    const reading = read();
    if (reading !== null) counter.inc(reading.losses);
  });
  const messages = {
    name: 'onepoint_bus_messages_total',
    help: 'Messages to and from other processes, by direction: sent, received, unreadable',
  };
  addCounter(registry, { ...messages, labelNames: ['direction'] }, (counter) => {
    const reading = read();
    if (reading === null) return;
    counter.inc({ direction: 'sent' }, reading.sentMessages);
    counter.inc({ direction: 'received' }, reading.receivedMessages);
    counter.inc({ direction: 'unreadable' }, reading.unreadableMessages);
  });
}

/** Adds a gauge that has no series while its value is null. */
function addReading(registry: Registry, description: { name: string; help: string }, read: () => number | null): void {
  addGauge(registry, description, (series) => {
    const value = read();
    if (value === null) series.remove();
    else series.set(value);
  });
}
