interface FakeRelay {
  readonly isOnline: () => boolean;
  readonly setOnline: (isOnline: boolean) => void;
  /** Runs `deliver` now, or when the relay is online again. Messages keep their order. */
  readonly send: (deliver: () => void) => void;
}

/** Carries messages between a page and a phone. While it is offline, messages wait, as on a relay that stores them. */
export function createFakeRelay(): FakeRelay {
  let isOnline = true;
  const waiting: (() => void)[] = [];
  const take = (): (() => void) | undefined => (isOnline ? waiting.shift() : undefined);
  return {
    isOnline: () => isOnline,
    setOnline: (next) => {
      isOnline = next;
      // A delivery may take the relay offline again.
      for (let deliver = take(); deliver !== undefined; deliver = take()) deliver();
    },
    send: (deliver) => {
      if (isOnline) deliver();
      else waiting.push(deliver);
    },
  };
}
