import { Bus, partsOf, Presence, type Channel, type Fleet } from '@onepoint/bus';
import type { BusReading } from '@onepoint/metrics';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { RateLimiter } from './rate-limit.ts';

/** Caller, number of calls (in `api.calls`: since the process's last message), and milliseconds until the caller's window ends. */
const countedSchema = z.tuple([z.string(), z.number().int().positive(), z.number().positive()]);
export type CountedCalls = z.infer<typeof countedSchema>;

const countedListSchema = z.array(countedSchema);
const channel: Channel<CountedCalls[]> = { subject: 'api.calls', schema: countedListSchema };
/** A process that just started asks the others for their counts. */
const questions: Channel<'counted?'> = { subject: 'api.calls.asked', schema: z.literal('counted?') };
const answers: Channel<CountedCalls[]> = { subject: 'api.calls.counted', schema: countedListSchema };

interface StartCallSharingParameters {
  readonly url: string;
  readonly log: { warn: (fields: object, message: string) => void; info: (message: string) => void };
}

export interface CallSharing {
  readonly fleet: Fleet;
  share(limiter: RateLimiter): void;
  readonly describe: () => BusReading;
  close(): Promise<void>;
}

const shareIntervalMs = 50;
/** How long a starting process waits for others to announce themselves. */
const introductionMs = 200;
/** Callers per message, which must stay below 1 MB. */
const callersMax = 5_000;

/** Connects to NATS. If NATS is down, the process starts anyway and connects later. */
export async function startCallSharing({ url, log }: StartCallSharingParameters): Promise<CallSharing> {
  const bus = new Bus({
    url,
    name: 'onepoint-api',
    onGone: (error) => log.warn({ err: error }, 'bus unavailable: rate limits apply to this process’s share'),
    onBack: () => log.info('bus available again'),
  });
  const presence = new Presence({ bus, group: 'api' });
  const timers: NodeJS.Timeout[] = [];
  await bus.start();
  presence.start();
  if (bus.isConnected) await delay(introductionMs);
  const fleet: Fleet = {
    get count() {
      return presence.count;
    },
    get isConnected() {
      return bus.isConnected;
    },
  };
  return {
    fleet,
    describe: () => ({ ...bus.state, processes: fleet.count, limitParts: partsOf(fleet) }),
    share: (limiter) => {
      const publish = (to: typeof channel, counted: CountedCalls[]) => {
        for (let start = 0; start < counted.length; start += callersMax) bus.publish(to, counted.slice(start, start + callersMax));
      };
      bus.subscribe(channel, (counted) => limiter.addElsewhere(counted));
      bus.subscribe(questions, () => publish(answers, limiter.listCounted()));
      bus.subscribe(answers, (counted) => limiter.learn(counted));
      bus.publish(questions, 'counted?');
      timers.push(setInterval(() => publish(channel, limiter.takeCounted()), shareIntervalMs));
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      presence.stop();
      await bus.close();
    },
  };
}
