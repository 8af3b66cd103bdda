import { walletChains } from '../chains/wallet-chains.ts';
import { originalProvider } from '../observe/original-provider.ts';
import type { Answer } from './answer.ts';
import { askProvider } from './ask-provider.ts';
import type { ConformanceSubject } from './conformance-subject.ts';
import type { RunConformanceOptions } from './run-conformance.ts';
import { watchEvents } from './watch-events.ts';

const eventWaitMs = 1_000;
const eventStepMs = 20;

/** A subject, and a function that takes its listeners away again. */
export function createSubject(provider: object, options: RunConformanceOptions): { subject: ConformanceSubject; stop: () => void } {
  const { announcements, chains = walletChains, answerTimeoutMs = 5_000, personTimeoutMs = 120_000, signal } = options;
  const { events, removedListenerCalls, stop } = watchEvents(provider);
  const askedOfPerson = new Map<string, Promise<Answer>>();
  const askRaw = (args: unknown, timeoutMs = answerTimeoutMs): Promise<Answer> => askProvider(provider, args, timeoutMs, signal);
  const askPerson = (args: object): Promise<Answer> => {
    const key = JSON.stringify(args);
    const answer = askedOfPerson.get(key) ?? askRaw(args, personTimeoutMs);
    askedOfPerson.set(key, answer);
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
    ask: (method, params, patience = 'program') => {
      const args = params === undefined ? { method } : { method, params };
      return patience === 'person' ? askPerson(args) : askRaw(args);
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
