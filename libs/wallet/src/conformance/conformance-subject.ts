import type { Answer } from './answer.ts';
import type { WalletAnnouncement } from './collect-announcements.ts';

/** An event the provider emitted while it was watched. */
export interface SeenEvent {
  readonly event: string;
  readonly data: unknown;
}

/** A chain that the wallet may be asked to add and switch to. */
export interface ConformanceChain {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
}

/** The wallet on trial, as the checks see it. */
export interface ConformanceSubject {
  /** The wallet's own object, not a proxy before it. */
  readonly provider: object;
  /** Asks; never throws. A person is given longer than a program, and is asked the same thing once however many checks look at the answer. */
  readonly ask: (method: string, params?: unknown, patience?: 'program' | 'person') => Promise<Answer>;
  /** Asks with arguments of any shape. */
  readonly askRaw: (args: unknown) => Promise<Answer>;
  /** What the wallet announced; undefined where nobody listened. */
  readonly announcements: readonly WalletAnnouncement[] | undefined;
  /** Events so far, in their order, and how often a listener was called after it had been removed. */
  readonly events: readonly SeenEvent[];
  readonly removedListenerCalls: () => number;
  /** Resolves with the first event, past or to come, that is looked for, or undefined when none has come after a second. */
  readonly waitForEvent: (isSought: (seen: SeenEvent) => boolean) => Promise<SeenEvent | undefined>;
  /** A chain the wallet was not on in the beginning. */
  readonly otherChain: () => Promise<ConformanceChain | undefined>;
}
