import type { Bus, Channel } from '@onepoint/bus';
import { z } from 'zod';
import type { AccessListener, AccessListenerOptions } from './access-listener.ts';

const newsSchema = z.discriminatedUnion('kind', [
  /** Heartbeat of a relay. */
  z.object({ kind: z.literal('relay') }),
  /** Without a project, anything might have changed. */
  z.object({ kind: z.literal('project'), projectId: z.string().optional() }),
  z.object({ kind: z.literal('providers') }),
  z.object({ kind: z.literal('closing') }),
]);

export const newsChannel: Channel<z.infer<typeof newsSchema>> = { subject: 'gateway.access', schema: newsSchema };

type ChangeHandlers = Pick<AccessListenerOptions, 'onChange' | 'onProvidersChange' | 'onClosing'>;

interface AccessNewsOptions {
  readonly bus: Pick<Bus, 'isConnected' | 'subscribe' | 'onChange'>;
  /** Creates a listener on this process's own database connection, used while no relay is running. */
  readonly createListener: (handlers: ChangeHandlers) => Pick<AccessListener, 'start' | 'close'>;
  readonly confirm: () => Promise<void>;
  readonly handlers: ChangeHandlers;
  readonly now?: () => number;
}

export const relayIntervalMs = 1_000;
/** A relay without a heartbeat for this long counts as dead. */
const silenceMs = 3_500;
/** Interval for confirming keys. Can be long while changes are pushed. */
const confirmMs = { pushed: 60_000, alone: 4_000 } as const;
/** Random part of the interval, so that processes don't query at the same time. */
const jitter = 0.2;
const watchIntervalMs = 500;
/** Age at which a key that wasn't confirmed is looked up individually. Longer than the longest confirmation interval. */
export const confirmedRefreshMs = 75_000;

/**
 * Receives changes to keys, plans, and balances over the bus, from a relay that listens to the database for all gateways. Without the bus
 * or a relay, this process listens itself, and confirms its keys every few seconds.
 */
export class AccessNews {
  readonly #options: AccessNewsOptions;
  readonly #now: () => number;
  readonly #handlers: ChangeHandlers;
  #heardAt: number;
  #listener: Pick<AccessListener, 'start' | 'close'> | undefined;
  #confirmAt = 0;
  #isConfirming = false;
  #unsubscribe: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: AccessNewsOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#heardAt = -silenceMs;
    this.#handlers = {
      ...options.handlers,
      // If anything might have changed, confirm all keys together instead of each with its next request.
      onChange: (projectId) => {
        if (projectId === undefined) this.#confirmAt = 0;
        else options.handlers.onChange(projectId);
      },
    };
  }

  get isPushed(): boolean {
    return this.#options.bus.isConnected && this.#now() - this.#heardAt < silenceMs;
  }

  async start(): Promise<void> {
    const { bus } = this.#options;
    const { onChange, onProvidersChange, onClosing } = this.#handlers;
    this.#unsubscribe = bus.subscribe(newsChannel, (news) => {
      this.#heardAt = this.#now();
      if (news.kind === 'project') onChange(news.projectId);
      else if (news.kind === 'providers') onProvidersChange();
      else if (news.kind === 'closing') onClosing();
    });
    // Messages published while the bus was down are lost, so confirm all keys.
    bus.onChange(() => (this.#confirmAt = 0));
    await this.check();
    this.#timer = setInterval(() => void this.check(), watchIntervalMs);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#unsubscribe?.();
    await this.#listener?.close();
  }

  async check(): Promise<void> {
    if (this.isPushed && this.#listener !== undefined) {
      // The confirmation finds changes that fall between the last message of one source and the first of the other.
      const listener = this.#listener;
      this.#listener = undefined;
      this.#confirmAt = 0;
      await listener.close();
    } else if (!this.isPushed && this.#listener === undefined) {
      this.#listener = this.#options.createListener(this.#handlers);
      await this.#listener.start();
    }
    if (this.#isConfirming || this.#now() < this.#confirmAt) return;
    const intervalMs = this.isPushed ? confirmMs.pushed : confirmMs.alone;
    this.#confirmAt = this.#now() + intervalMs * (1 - jitter * Math.random());
    this.#isConfirming = true;
    await this.#options.confirm().finally(() => (this.#isConfirming = false));
  }
}
