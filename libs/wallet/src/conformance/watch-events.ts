import type { SeenEvent } from './conformance-subject.ts';

const names = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const;

export interface EventWatch {
  /** Oldest first. */
  readonly events: readonly SeenEvent[];
  /** Calls of listeners that were added and removed before. */
  readonly removedListenerCalls: () => number;
  readonly stop: () => void;
}

/** Listens to all that EIP-1193 names, as far as a provider lets it, and adds a listener of each that is removed at once. */
export function watchEvents(provider: object): EventWatch {
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

/** A wallet that throws here is judged by another check. */
function call(provider: object, name: 'on' | 'removeListener', event: string, listener: (data: unknown) => void): void {
  const method: unknown = Reflect.get(provider, name);
  if (typeof method !== 'function') return;
  try {
    Reflect.apply(method, provider, [event, listener]);
  } catch {
    return;
  }
}
