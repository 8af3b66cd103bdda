import type { Registry } from 'prom-client';
import { addCounter, addGauge } from './add-gauge.ts';

/** State of a process's connection to the bus. */
export interface BusReading {
  readonly isConnected: boolean;
  readonly losses: number;
  readonly sentMessages: number;
  readonly receivedMessages: number;
  readonly unreadableMessages: number;
  /** Processes of this kind on all machines that this one knows of. */
  readonly processes: number;
  /** Number of shares limits are split into: 1 while the processes can reach each other. */
  readonly limitParts: number;
}

/** Adds metrics of the connection to the bus. A process without a bus has none of them. @param read null without a bus */
export function addBusMetrics(registry: Registry, read: () => BusReading | null): void {
  const gauge = (name: string, help: string, valueOf: (reading: BusReading) => number) =>
    addGauge(registry, { name, help }, (series) => {
      const reading = read();
      if (reading === null) series.remove();
      else series.set(valueOf(reading));
    });
  gauge('onepoint_bus_connected', '1 while NATS can be reached, 0 while this process works without it', ({ isConnected }) =>
    isConnected ? 1 : 0,
  );
  gauge('onepoint_bus_processes', 'Processes of the same kind on all machines, including this one', ({ processes }) => processes);
  gauge(
    'onepoint_bus_limit_parts',
    'Parts into which each limit is divided: 1, or the number of processes while NATS can’t be reached',
    ({ limitParts }) => limitParts,
  );
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
