type Listener = (data: never) => void;

export interface FakeEmitter {
  readonly emit: (event: string, data: unknown) => void;
  readonly on: (event: string, listener: Listener) => void;
  readonly removeListener: (event: string, listener: Listener) => void;
}

/** The events of a provider. A listener that is added twice is called once. */
export function createFakeEmitter(): FakeEmitter {
  const listeners = new Map<string, Set<Listener>>();
  return {
    emit: (event, data) => {
      // A copy: listeners take themselves away while they are called.
      for (const listener of Array.from(listeners.get(event) ?? [])) listener(data as never);
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener);
    },
  };
}
