import type { Config } from 'wagmi';

/**
 * Keeps the current wallet when another one disconnects. wagmi makes the first connection current whichever one ends
 * (`disconnect` of createConfig and of its actions).
 *
 * @returns a function that stops it
 */
export function keepCurrentConnection(config: Config): () => void {
  return config.subscribe(
    (state) => state,
    (state, before) => {
      const kept = before.current;
      if (kept === null || state.current === null || state.current === kept || !state.connections.has(kept)) return;
      // Connecting and choosing a wallet change `current` too, but either the entry is new, or the list is the same.
      const isRemoval =
        state.connections !== before.connections && state.connections.get(state.current) === before.connections.get(state.current);
      if (isRemoval) config.setState((current) => ({ ...current, current: kept }));
    },
  );
}
