import type { Bus, Channel } from '@onepoint/bus';
import { z } from 'zod';
import type { AccessListener, AccessListenerOptions } from './access-listener.ts';

const newsSchema = z.discriminatedUnion('kind', [
  /** A relay is there. */
  z.object({ kind: z.literal('relay') }),
  /** Without a project, anything may have changed. */
  z.object({ kind: z.literal('project'), projectId: z.string().optional() }),
  z.object({ kind: z.literal('providers') }),
  z.object({ kind: z.literal('closing') }),
]);

/** What a relay publishes about the database's notifications. */
export const newsChannel: Channel<z.infer<typeof newsSchema>> = { subject: 'gateway.access', schema: newsSchema };

type ChangeHandlers = Pick<AccessListenerOptions, 'onChange' | 'onProvidersChange' | 'onClosing'>;

interface AccessNewsOptions {
  readonly bus: Pick<Bus, 'isConnected' | 'subscribe' | 'onChange'>;
  /** Creates a listener of its own on the database, for the time without a relay. */
  readonly createListener: (handlers: ChangeHandlers) => Pick<AccessListener, 'start' | 'close'>;
  /** Confirms all keys in use. */
  readonly confirm: () => Promise<void>;
  readonly handlers: ChangeHandlers;
  readonly now?: () => number;
}

/** How often a relay says that it is there. */
export const relayIntervalMs = 1_000;
/** A relay that is silent for so long has died. */
const silenceMs = 3_500;
/** How often keys are confirmed: the database is asked rarely as long as changes are pushed. */
const confirmMs = { pushed: 60_000, alone: 4_000 } as const;
/** Part of the time by which confirmations are spread, so that not all processes ask at the same moment. */
const jitter = 0.2;
const watchIntervalMs = 500;
/** When a key is looked up on its own, because it wasn't confirmed: later than any confirmation. */
export const confirmedRefreshMs = 75_000;

/**
 * Changes of keys, plans, and balances. They come over the bus, from a relay that listens to the database for all gateways. Without the bus or a relay, this
 * process listens itself, and confirms its keys every few seconds.
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
      // If anything may have changed, all keys are confirmed together, instead of each with its next request.
      onChange: (projectId) => {
        if (projectId === undefined) this.#confirmAt = 0;
        else options.handlers.onChange(projectId);
      },
    };
  }

  /** Whether changes are pushed over the bus. */
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
    // What was published while the bus was gone is lost.
    bus.onChange(() => (this.#confirmAt = 0));
    await this.check();
    this.#timer = setInterval(() => void this.check(), watchIntervalMs);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#unsubscribe?.();
    await this.#listener?.close();
  }

  /** Starts or stops listening to the database, and confirms the keys if it is time. */
  async check(): Promise<void> {
    if (this.isPushed && this.#listener !== undefined) {
      // What happened between the last message of one and the first of the other is found by the confirmation.
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
