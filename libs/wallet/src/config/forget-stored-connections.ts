import type { Config } from 'wagmi';

/**
 * Takes out of the state what was stored before a reload: names of wallets without anything to ask them by. Connections of this visit stay.
 */
export function forgetStoredConnections(config: Config): void {
  const live = [...config.state.connections].filter(([, { connector }]) => 'emitter' in connector);
  if (live.length < config.state.connections.size) config.setState((state) => ({ ...state, connections: new Map(live) }));
}
