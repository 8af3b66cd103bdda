import type { Config, Connector } from 'wagmi';
import { walletListeners } from '../config/wallet-listeners.ts';

/**
 * Connects a wallet that turned out, late, to trust this page. It becomes the current one where nothing else is connected; otherwise it is
 * added beside what is. Waits while something else connects. wagmi's `reconnect` would drop the other connections, and does nothing
 * while another one runs.
 */
export async function adoptConnection(config: Config, connector: Connector): Promise<void> {
  const answer = await connector.connect({ isReconnecting: true }).catch(() => undefined);
  const [first] = answer?.accounts ?? [];
  if (answer === undefined || first === undefined) return;
  await settled(config);
  if (config.state.connections.has(connector.uid)) return;
  const { connect, change, disconnect } = walletListeners(config);
  connector.emitter.off('connect', connect);
  connector.emitter.on('change', change);
  connector.emitter.on('disconnect', disconnect);
  const connection = { accounts: [first, ...answer.accounts.slice(1)] as const, chainId: answer.chainId, connector };
  config.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(connector.uid, connection),
    current: state.current ?? connector.uid,
    status: 'connected',
  }));
}

/** Resolves when nothing is being connected. */
function settled(config: Config): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = (): boolean => config.state.status === 'connected' || config.state.status === 'disconnected';
    if (isSettled()) {
      resolve();
      return;
    }
    const stop = config.subscribe(
      (state) => state.status,
      () => {
        if (!isSettled()) return;
        stop();
        resolve();
      },
    );
  });
}
