import { createHmac } from 'node:crypto';
import { createId } from '../crypto/create-id.ts';
import type { Log } from '../../log/create-json-log.ts';
import type { EventRow } from '../store/rows.ts';
import type { Store } from '../store/open-store.ts';

export interface CreateEventsParameters {
  store: Store;
  /** Where events are posted to; null where nobody wants them. */
  webhookUrl: string | null;
  /** `whsec_…` */
  signingSecret: string;
  log: Log;
  now: () => number;
}

export interface Events {
  /** Stores an event; in the transaction of what it tells of. */
  add: (type: 'user.deleted', userId: string) => void;
  /** Delivers what is due; called again while it runs, it looks once more. */
  deliver: () => void;
  /** Gives up what is under way; it comes again with the next start. */
  stop: () => Promise<void>;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Pauses after the first attempt, the second, …, as Clerk has them, but for short ones first: here the receiver starts at the same time. */
const pausesMs = [1, 2, 5, 15, 60].map((secs) => secs * secondMs).concat([5, 30, 120, 300, 600].map((mins) => mins * minuteMs));

const attemptTimeoutMs = 10_000;
const lookEveryMs = 500;

/** Tells a receiver what happened to users, as Clerk does by Svix: signed, in order, until it is taken. */
export function createEvents({ store, webhookUrl, signingSecret, log, now }: CreateEventsParameters): Events {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  const attempt = async (url: string, { id, type, userId, createdAt }: EventRow): Promise<boolean> => {
    const body = JSON.stringify({ type, object: 'event', timestamp: createdAt, data: { object: 'user', id: userId, deleted: true } });
    const timestamp = Math.floor(now() / 1_000).toString();
    const headers = {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${sign(signingSecret, `${id}.${timestamp}.${body}`)}`,
    };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTimeoutMs)]);
    try {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };

  const deliverDue = async (url: string): Promise<void> => {
    for (const event of store.events.list({})) {
      if (stopping.signal.aborted) return;
      if (event.nextAttemptAt > now()) continue;
      const isTaken = await attempt(url, event);
      if (stopping.signal.aborted) return;
      const pauseMs = pausesMs[event.attempts];
      if (!isTaken && pauseMs !== undefined) {
        store.events.update(event.id, { attempts: event.attempts + 1, nextAttemptAt: now() + pauseMs });
        continue;
      }
      if (!isTaken) log('Event given up', { id: event.id, type: event.type });
      store.events.delete({ id: event.id });
    }
  };

  const deliver = (): void => {
    if (webhookUrl === null || stopping.signal.aborted) return;
    isAskedAgain = true;
    running ??= (async () => {
      while (isAskedAgain) {
        isAskedAgain = false;
        await deliverDue(webhookUrl);
      }
    })().finally(() => {
      running = null;
    });
  };

  const timer = setInterval(deliver, lookEveryMs).unref();
  return {
    add: (type, userId) => {
      if (webhookUrl === null) return;
      const time = now();
      store.events.insert({ id: createId('msg'), type, userId, attempts: 0, nextAttemptAt: time, createdAt: time });
    },
    deliver,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** The HMAC of Standard Webhooks: SHA-256 with the key behind `whsec_`. */
const sign = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(content)
    .digest('base64');
