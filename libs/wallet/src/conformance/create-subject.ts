import { originalProvider } from '../config/complete-provider.ts';
import { walletChains } from '../config/wallet-chains.ts';
import { factsOf, type Answer, type ConformanceSubject, type SeenEvent } from './conformance-check.ts';
import type { RunConformanceOptions } from './run-conformance.ts';

const eventWaitMs = 1_000;
const eventStepMs = 20;

/** Creates the subject, and a function that removes its listeners. */
export function createSubject(provider: object, options: RunConformanceOptions): { subject: ConformanceSubject; stop: () => void } {
  const { announcements, chains = walletChains, answerTimeoutMs = 5_000, promptTimeoutMs = 120_000, signal } = options;
  const { events, removedListenerCalls, stop } = watchEvents(provider);
  const promptAnswers = new Map<string, Promise<Answer>>();
  const askRaw = (args: unknown, timeoutMs = answerTimeoutMs): Promise<Answer> => callRequest(provider, args, timeoutMs, signal);
  const sendPrompt = (args: object): Promise<Answer> => {
    const key = JSON.stringify(args);
    const answer = promptAnswers.get(key) ?? askRaw(args, promptTimeoutMs);
    promptAnswers.set(key, answer);
    return answer;
  };
  const findOtherChain = async (): ReturnType<ConformanceSubject['otherChain']> => {
    const answer = await askRaw({ method: 'eth_chainId' });
    const current = answer.kind === 'result' ? Number(answer.value) : undefined;
    return chains.find((chain) => chain.id !== current);
  };
  let otherChain: ReturnType<ConformanceSubject['otherChain']> | undefined;
  const subject: ConformanceSubject = {
    provider: originalProvider(provider),
    announcements,
    events,
    removedListenerCalls,
    askRaw: (args) => askRaw(args),
    ask: (method, params, timeout = 'short') => {
      const args = params === undefined ? { method } : { method, params };
      return timeout === 'prompt' ? sendPrompt(args) : askRaw(args);
    },
    waitForEvent: async (isSought) => {
      for (let waitedMs = 0; ; waitedMs += eventStepMs) {
        const found = events.find(isSought);
        if (found !== undefined || waitedMs >= eventWaitMs) return found;
        await wait(eventStepMs);
      }
    },
    otherChain: () => (otherChain ??= findOtherChain()),
  };
  return { subject, stop };
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}

/** Calls `request` and reports the outcome. Never throws. */
async function callRequest(provider: object, args: unknown, timeoutMs: number, signal?: AbortSignal): Promise<Answer> {
  const request: unknown = Reflect.get(provider, 'request');
  if (typeof request !== 'function') return { kind: 'thrown', error: { code: undefined, message: 'request is not a function' } };
  let returned: unknown;
  try {
    returned = Reflect.apply(request, provider, [args]);
  } catch (error) {
    return { kind: 'thrown', error: factsOf(error) };
  }
  if (!isThenable(returned)) return { kind: 'not-a-promise', value: returned };
  const answer = returned.then(
    (value): Answer => ({ kind: 'result', value }),
    (error: unknown): Answer => ({ kind: 'error', error: factsOf(error) }),
  );
  return Promise.race([answer, giveUp(timeoutMs, signal)]);
}

function giveUp(timeoutMs: number, signal: AbortSignal | undefined): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (): void => resolve({ kind: 'no-answer', afterMs: timeoutMs });
    setTimeout(end, timeoutMs);
    signal?.addEventListener('abort', end, { once: true });
  });
}

function isThenable(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function';
}

const names = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const;

interface EventWatch {
  readonly events: readonly SeenEvent[];
  /** Number of calls to listeners that were already removed. */
  readonly removedListenerCalls: () => number;
  readonly stop: () => void;
}

/** Records all EIP-1193 events, and adds and immediately removes a second listener of each. */
function watchEvents(provider: object): EventWatch {
  const events: SeenEvent[] = [];
  let calls = 0;
  const listeners = names.map((event) => [event, (data: unknown) => void events.push({ event, data })] as const);
  const removed = (): void => {
    calls += 1;
  };
  for (const [event, listener] of listeners) {
    call(provider, 'on', event, listener);
    call(provider, 'on', event, removed);
    call(provider, 'removeListener', event, removed);
  }
  return {
    events,
    removedListenerCalls: () => calls,
    stop: () => {
      for (const [event, listener] of listeners) call(provider, 'removeListener', event, listener);
    },
  };
}

/** Errors are ignored: another check covers them. */
function call(provider: object, name: 'on' | 'removeListener', event: string, listener: (data: unknown) => void): void {
  const method: unknown = Reflect.get(provider, name);
  if (typeof method !== 'function') return;
  try {
    Reflect.apply(method, provider, [event, listener]);
  } catch {
    return;
  }
}
