import { withRetry, withTimeout } from 'viem';
import type { Config, Connector } from 'wagmi';
import { reconnect, watchConnectors } from 'wagmi/actions';
import { walletListeners } from '../config/create-wallet-config.ts';

/** From section 9 of the specification: the authorization check times out after 200 ms and is retried 3 times. */
const answerTimeoutMs = 200;
const retryCount = 3;
const retryDelayMs = 201;

/**
 * Restores connections after a page load, most recent wallet first. wagmi's `reconnect` waits for each wallet in turn without a
 * timeout, so it only gets the wallets that answer in time. A wallet that answers later is added next to the connected ones
 * (decision 43 of the specification).
 */
export async function reconnectWallets(config: Config): Promise<void> {
  const answers = await Promise.all(config.connectors.map((connector) => answersInTime(config, connector)));
  const connectors = config.connectors.filter((_, index) => answers[index]);
  if (connectors.length > 0) await reconnect(config, { connectors });
  else config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }));
}

async function answersInTime(config: Config, connector: Connector): Promise<boolean> {
  if ((await connector.getProvider().catch(() => undefined)) === undefined) return false;
  const asked = new Set<Promise<boolean>>();
  const ask = (): Promise<boolean> => {
    asked.add(connector.isAuthorized());
    return withTimeout(() => Promise.race(asked), { timeout: answerTimeoutMs });
  };
  try {
    return await withRetry(ask, { retryCount, delay: retryDelayMs });
  } catch {
    void reconnectLate(config, connector, Promise.race(asked));
    return false;
  }
}

async function reconnectLate(config: Config, connector: Connector, answer: Promise<boolean>): Promise<void> {
  if (await answer) await addLateConnection(config, connector);
}

/**
 * Reconnects the most recent wallet if its extension announces itself after {@link reconnectWallets} ran and nothing else is
 * connected by then. wagmi only reconnects wallets present at startup.
 *
 * @returns a function that stops watching
 */
export function reconnectLateWallets(config: Config): () => void {
  return watchConnectors(config, {
    onChange: (connectors, before) => {
      for (const connector of connectors) if (!before.includes(connector)) void reconnectIfRecent(config, connector);
    },
  });
}

async function reconnectIfRecent(config: Config, connector: Connector): Promise<void> {
  if ((await config.storage?.getItem('recentConnectorId')) !== connector.id) return;
  if ((await connector.isAuthorized()) && config.state.status === 'disconnected') await addLateConnection(config, connector);
}

/**
 * Connects a late wallet that already trusts this page, after any connect in progress. It becomes current only if nothing else is
 * connected. wagmi's `reconnect` would drop the other connections, and does nothing while another one is running.
 */
async function addLateConnection(config: Config, connector: Connector): Promise<void> {
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

/** Removes connections restored from storage, which have no live connector. Connections made since the page loaded stay. */
export function forgetStoredConnections(config: Config): void {
  const live = [...config.state.connections].filter(([, { connector }]) => 'emitter' in connector);
  if (live.length < config.state.connections.size) config.setState((state) => ({ ...state, connections: new Map(live) }));
}
