import type { Address } from 'viem';
import type { Config, Connector } from 'wagmi';
import { connect, disconnect, getConnection } from 'wagmi/actions';
import { parseIcon } from '../config/announcements.ts';
import { originalProvider } from '../config/complete-provider.ts';
import { injectedConnectorId } from '../config/create-wallet-config.ts';
import { toWalletError, WalletError } from '../errors/wallet-error.ts';
import { stoppableConnector } from './stoppable-connector.ts';

export interface Wallet {
  /** Reverse domain name from the announcement (`io.metamask`), or `injected` for a wallet found at `window.ethereum`. */
  readonly id: string;
  readonly name: string;
  /** Data URI. EIP-6963 requires one, but not every wallet sends it. */
  readonly icon: string | undefined;
  readonly isAnnounced: boolean;
  readonly connector: Connector;
}

/**
 * Lists the wallets found in this browser: announced wallets (EIP-6963) in announcement order, then the one at
 * `window.ethereum` unless it also announced itself.
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

async function providerOf(connector: Connector): Promise<unknown> {
  const provider: unknown = await connector.getProvider().catch(() => undefined);
  return typeof provider === 'object' && provider !== null ? originalProvider(provider) : undefined;
}

export interface ConnectWalletReturnType {
  readonly accounts: readonly Address[];
  readonly chainId: number;
}

/**
 * Connects a wallet and makes it the current one. Other connected wallets stay connected.
 *
 * @param signal stops waiting for the wallet: if the user approves afterwards, the page stays disconnected
 * @throws {WalletError} `WALLET_USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_ALREADY_CONNECTED`, `WALLET_UNAUTHORIZED` (approved but
 * returned no account, as some locked wallets do), `WALLET_CHAIN_ID_INVALID`, …
 */
export async function connectWallet(
  config: Config,
  wallet: Pick<Wallet, 'connector'>,
  signal?: AbortSignal,
): Promise<ConnectWalletReturnType> {
  const before = config.state.current;
  const connector = signal === undefined ? wallet.connector : stoppableConnector(config, wallet.connector, signal);
  try {
    const { accounts, chainId } = await connect(config, { connector });
    const error = validateConnection(accounts, chainId);
    if (error === undefined) return { accounts, chainId };
    await disconnectWallet(config, wallet);
    if (before !== null && config.state.connections.has(before)) config.setState((state) => ({ ...state, current: before }));
    throw error;
  } catch (error) {
    const known = toWalletError(error);
    // wagmi reads accounts from the response without checking it.
    if (known.code === 'WALLET_UNKNOWN' && error instanceof TypeError)
      throw new WalletError('WALLET_RESPONSE_INVALID', error.message, { cause: error });
    throw known;
  }
}

function validateConnection(accounts: readonly Address[], chainId: number): WalletError | undefined {
  if (accounts.length === 0) return new WalletError('WALLET_UNAUTHORIZED', 'The wallet returned no account');
  if (!Number.isSafeInteger(chainId) || chainId <= 0)
    return new WalletError('WALLET_CHAIN_ID_INVALID', `The wallet is on chain ${chainId}`);
  return undefined;
}

/**
 * Disconnects a wallet (default: the current one) and revokes its permission. If it was current, another connected wallet becomes
 * current. wagmi waits at most 100 ms for the revocation. A wallet whose provider is gone is removed from the state.
 *
 * @throws {WalletError} `WALLET_UNKNOWN` for unexpected errors from the wallet
 */
export async function disconnectWallet(config: Config, wallet?: Pick<Wallet, 'connector'>): Promise<void> {
  const connector = wallet?.connector ?? getConnection(config).connector;
  if (connector === undefined) return;
  try {
    await disconnect(config, { connector });
  } catch (thrown) {
    const error = toWalletError(thrown);
    if (error.code !== 'WALLET_NOT_FOUND') throw error;
    await forget(config, connector);
  }
}

/** Removes a connection whose provider is gone, so that the next page load does not try to reconnect it. */
async function forget(config: Config, connector: Connector): Promise<void> {
  connector.emitter.emit('disconnect');
  await config.storage?.removeItem('recentConnectorId');
}
