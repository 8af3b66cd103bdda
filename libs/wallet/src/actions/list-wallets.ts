import type { Config, Connector } from 'wagmi';
import { parseIcon } from '../announcements/parse-announcement.ts';
import { injectedConnectorId } from '../config/create-wallet-config.ts';
import { originalProvider } from '../observe/original-provider.ts';
import type { Wallet } from './wallet.ts';

/**
 * The wallets found in this browser, each once: announced ones in the order of their announcement, then the one at
 * `window.ethereum` unless it is one of those.
 */
export async function listWallets(config: Config): Promise<readonly Wallet[]> {
  const found = await Promise.all(
    config.connectors.map(async (connector) => ({
      connector,
      isAnnounced: connector.id !== injectedConnectorId,
      provider: await providerOf(connector),
    })),
  );
  const announced = found.filter((entry) => entry.isAnnounced && entry.provider !== undefined);
  const plain = found.filter(
    (entry) => !entry.isAnnounced && entry.provider !== undefined && !announced.some((other) => other.provider === entry.provider),
  );
  return [...announced, ...plain].map(({ connector, isAnnounced }) => ({
    id: connector.id,
    name: connector.name,
    icon: parseIcon(connector.icon),
    isAnnounced,
    connector,
  }));
}

/** The wallet's own object, whatever stands before it. */
async function providerOf(connector: Connector): Promise<unknown> {
  const provider: unknown = await connector.getProvider().catch(() => undefined);
  return typeof provider === 'object' && provider !== null ? originalProvider(provider) : undefined;
}
