import { factsOf, type Answer } from './answer.ts';

/** Asks a provider with arguments of any shape, and tells what came of it. Never throws. */
export async function askProvider(provider: object, args: unknown, timeoutMs: number, signal?: AbortSignal): Promise<Answer> {
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
