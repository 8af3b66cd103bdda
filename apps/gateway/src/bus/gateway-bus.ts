import { Bus, Presence, UsageStream, type Channel, type Fleet } from '@onepoint/bus';
import { listRecordedBatches, recordMergedUsage, type Database, type GatewayReport } from '@onepoint/database';
import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type Log } from '../log.ts';
import { BusUsage } from '../metering/bus-usage.ts';
import { type ShareMessage, shareMessageSchema } from './share-messages.ts';

interface StartGatewayBusParameters {
  readonly url: string;
  readonly gatewayId: string;
  readonly database: Pick<Database, 'pool' | 'orm'>;
  readonly log: Log;
}

/** What a gateway process shares with processes on other machines. */
export interface GatewayBus {
  readonly bus: Bus;
  readonly fleet: Fleet;
  readonly send: (message: ShareMessage) => void;
  readonly receive: (onMessage: (message: ShareMessage) => void) => void;
  readonly usage: BusUsage;
  /** Logs that the database couldn't be queried for closing projects, and assumes that there are none. */
  readonly reportFailed: (error: unknown) => GatewayReport;
  close(): Promise<void>;
}

const shares: Channel<ShareMessage> = { subject: 'gateway.shares', schema: shareMessageSchema };

const introductionMs = 200;

/** Connects to NATS. If NATS is down, the process starts anyway and connects later. */
export async function startGatewayBus({ url, gatewayId, database, log }: StartGatewayBusParameters): Promise<GatewayBus> {
  const bus = new Bus({
    url,
    name: gatewayId,
    onGone: (error) =>
      log('warn', 'bus unavailable: limits apply to this process’s share, usage is recorded directly', describeError(error)),
    onBack: () => log('info', 'bus available again'),
  });
  const presence = new Presence({ bus, group: 'gateway', id: gatewayId });
  const usage = new BusUsage({
    stream: new UsageStream({ bus }),
    isConnected: () => bus.isConnected,
    record: (batches) => recordMergedUsage(database.pool, batches),
    listRecorded: (batches) => listRecordedBatches(database.orm, batches),
    onError: (error) => log('warn', 'usage not sent over the bus', describeError(error)),
  });
  await bus.start();
  presence.start();
  usage.start();
  if (bus.isConnected) await delay(introductionMs);
  return {
    bus,
    fleet: {
      get count() {
        return presence.count;
      },
      get isConnected() {
        return bus.isConnected;
      },
    },
    send: (message) => bus.publish(shares, message),
    receive: (onMessage) => void bus.subscribe(shares, onMessage),
    usage,
    reportFailed: (error) => {
      log('warn', 'gateway not reported', describeError(error));
      return { at: '', closingProjectIds: [] };
    },
    close: async () => {
      presence.stop();
      await bus.close();
    },
  };
}
