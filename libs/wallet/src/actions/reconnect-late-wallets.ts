import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { adoptConnection } from './adopt-connection.ts';

/**
 * Reconnects the wallet that was used last when it announces itself only after the page has looked for it (slow extensions do),
 * unless another one is connected by then. wagmi reconnects what it finds at the start alone.
 *
 * @returns a function that stops it
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
  if ((await connector.isAuthorized()) && config.state.status === 'disconnected') await adoptConnection(config, connector);
}
