import { createHmac } from 'node:crypto';
import type { Log } from '../log/create-json-log.ts';
import { createId } from './secrets.ts';
import type { EventRow } from './store/store-rows.ts';
import type { Store } from './store/store.ts';

interface CreateAccountEventsParameters {
  store: Store;
  /** Receiver of the webhooks; null to send none. */
  webhookUrl: string | null;
  /** `whsec_…` */
  signingSecret: string;
  log: Log;
  now: () => number;
}

/** The fields of a webhook's body that its type doesn't imply. */
interface EventContent {
  /** Clerk's JSON of the user or the session. */
  data: object;
  event_attributes?: object;
}

export interface AccountEvents {
  /** Stores an event. Call it inside the transaction of the change. */
  add: (type: 'user.deleted' | 'user.updated' | 'session.created', userId: string, content?: EventContent) => void;
  /** Delivers due events. A call during a delivery schedules another pass. */
  deliver: () => void;
  /** Aborts the delivery in progress; it is retried after the next start. */
  stop: () => Promise<void>;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Delays before the retries. Clerk's schedule, preceded by shorter delays because the receiver starts at the same time here. */
const retryDelaysMs = [1, 2, 5, 15, 60].map((secs) => secs * secondMs).concat([5, 30, 120, 300, 600].map((mins) => mins * minuteMs));

const attemptTimeoutMs = 10_000;
const pollEveryMs = 500;

/** Sends account webhooks as Clerk does through Svix: signed, in order, retried until accepted. */
export function createAccountEvents({ store, webhookUrl, signingSecret, log, now }: CreateAccountEventsParameters): AccountEvents {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let hasNewCall = false;

  const attempt = async (url: string, { id, type, userId, content, createdAt }: EventRow): Promise<boolean> => {
    const about = content === null ? { data: { object: 'user', id: userId, deleted: true } } : (JSON.parse(content) as object);
    const body = JSON.stringify({ type, object: 'event', timestamp: createdAt, ...about });
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
      const isAccepted = await attempt(url, event);
      if (stopping.signal.aborted) return;
      const delayMs = retryDelaysMs[event.attempts];
      if (!isAccepted && delayMs !== undefined) {
        store.events.update(event.id, { attempts: event.attempts + 1, nextAttemptAt: now() + delayMs });
        continue;
      }
      if (!isAccepted) log('Event given up', { id: event.id, type: event.type });
      store.events.delete({ id: event.id });
    }
  };

  const deliver = (): void => {
    if (webhookUrl === null || stopping.signal.aborted) return;
    hasNewCall = true;
    running ??= (async () => {
      while (hasNewCall) {
        hasNewCall = false;
        await deliverDue(webhookUrl);
      }
    })().finally(() => {
      running = null;
    });
  };

  const timer = setInterval(deliver, pollEveryMs).unref();
  return {
    add: (type, userId, content) => {
      if (webhookUrl === null) return;
      const time = now();
      store.events.insert({
        id: createId('msg'),
        type,
        userId,
        content: content === undefined ? null : JSON.stringify(content),
        attempts: 0,
        nextAttemptAt: time,
        createdAt: time,
      });
    },
    deliver,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** HMAC of Standard Webhooks: SHA-256 with the key after `whsec_`. */
const sign = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(content)
    .digest('base64');
