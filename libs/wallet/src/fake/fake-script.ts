/** What a scripted request gets. Plain data, so that it can be sent into a page. */
export type FakeWalletReply =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'reject' }
  | { readonly kind: 'error'; readonly code: number; readonly message?: string; readonly data?: unknown }
  /** Later than usual, else as usual. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  | { readonly kind: 'never' }
  /** The wallet loses its connection meanwhile. */
  | { readonly kind: 'disconnect' };

export interface FakeWalletStep {
  readonly method: string;
  readonly reply: FakeWalletReply;
  /** For how many of the next requests. Default 1. */
  readonly times?: number;
}

export interface FakeScript {
  readonly add: (step: FakeWalletStep) => void;
  /** What is left, in the order in which it will be used. */
  readonly list: () => readonly FakeWalletStep[];
  /** Takes the reply for a request, where one was scripted. */
  readonly take: (method: string) => FakeWalletReply | undefined;
}

/** A script of what the next requests of each method get; after it the wallet behaves as it does. */
export function createFakeScript(): FakeScript {
  let steps: readonly FakeWalletStep[] = [];
  return {
    add: (step) => {
      steps = [...steps, step];
    },
    list: () => steps,
    take: (method) => {
      const step = steps.find((candidate) => candidate.method === method);
      if (step === undefined) return undefined;
      const times = (step.times ?? 1) - 1;
      steps = steps.flatMap((each) => (each === step ? (times > 0 ? [{ ...step, times }] : []) : [each]));
      return step.reply;
    },
  };
}
