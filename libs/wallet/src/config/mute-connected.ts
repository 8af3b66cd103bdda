import type { Config } from 'wagmi';
import { walletListeners } from './wallet-listeners.ts';

/**
 * Lets a connected wallet's news change its own connection alone. A wallet may connect itself, when the person allows the page from within
 * the wallet; wagmi goes on taking its later events for the same, so that a change of account would make it the current wallet again.
 *
 * @returns a function that stops it
 */
export function muteConnected(config: Config): () => void {
  const { connect } = walletListeners(config);
  return config.subscribe(
    (state) => state.connections,
    (connections) => {
      for (const { connector } of connections.values()) {
        // What was stored before a reload are names without connectors.
        if ('emitter' in connector) connector.emitter.off('connect', connect);
      }
    },
  );
}
