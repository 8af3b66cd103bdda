import { numberToHex, type Chain, type EIP1193Provider } from 'viem';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { toWalletError, WalletError } from '../errors/wallet-error.ts';

/**
 * Switches the current wallet to a chain, adds the chain if the wallet does not know it, and waits for the change. Replaces wagmi's `switchChain`,
 * which waits forever for a wallet that approves but neither switches nor emits `chainChanged`.
 *
 * @param signal when it aborts, no further request is sent to the wallet
 * @throws {WalletError} `WALLET_CHAIN_NOT_CONFIGURED`, `WALLET_NOT_CONNECTED`, `WALLET_USER_REJECTED`, `WALLET_SWITCH_REJECTED_AFTER_ADD` (added,
 * but still on another chain), `WALLET_CHAIN_NOT_SWITCHED`
 */
export async function switchWalletChain(config: Config, chainId: number, signal?: AbortSignal): Promise<void> {
  const chain = config.chains.find((candidate) => candidate.id === chainId);
  if (chain === undefined) throw new WalletError('WALLET_CHAIN_NOT_CONFIGURED', `Chain ${chainId} is not configured`);
  const { connector } = getConnection(config);
  if (connector === undefined) throw new WalletError('WALLET_NOT_CONNECTED', 'No wallet is connected');
  try {
    const provider = (await connector.getProvider()) as EIP1193Provider;
    const isAdded = await switchOrAdd(provider, chain, signal);
    if (!(await waitForChain(provider, chainId))) throw switchError(isAdded);
    // Some wallets switch without emitting `chainChanged`, which would leave wagmi's state stale.
    connector.emitter.emit('change', { chainId });
  } catch (error) {
    throw toWalletError(error);
  }
}

async function switchOrAdd(provider: EIP1193Provider, chain: Chain, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chain.id) }] });
    return false;
  } catch (error) {
    if (!isUnknownChainError(error)) throw error;
  }
  signal?.throwIfAborted();
  const explorerUrls = Object.values(chain.blockExplorers ?? {}).map((explorer) => explorer.url);
  await provider.request({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: numberToHex(chain.id),
        chainName: chain.name,
        nativeCurrency: chain.nativeCurrency,
        rpcUrls: chain.rpcUrls.default.http,
        blockExplorerUrls: explorerUrls,
      },
    ],
  });
  return true;
}

function switchError(isAdded: boolean): WalletError {
  return isAdded
    ? new WalletError('WALLET_SWITCH_REJECTED_AFTER_ADD', 'User rejected switch after adding network.')
    : new WalletError('WALLET_CHAIN_NOT_SWITCHED', 'The wallet agreed but is still on another chain');
}

/** From section 9 of the specification. */
const tries = 20;
const delayMs = 50;

/**
 * Waits until the wallet is on a chain, by polling `eth_chainId` and listening to `chainChanged`.
 *
 * @returns false if the wallet is still on another chain after one second
 */
export async function waitForChain(provider: EIP1193Provider, chainId: number): Promise<boolean> {
  let announced = false;
  const handleChainChanged = (value: string): void => {
    if (Number(value) === chainId) announced = true;
  };
  provider.on('chainChanged', handleChainChanged);
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const current = await provider.request({ method: 'eth_chainId' }).catch(() => undefined);
      if (announced || Number(current) === chainId) return true;
      await new Promise((resolve) => {
        setTimeout(resolve, delayMs);
      });
    }
    return announced;
  } finally {
    provider.removeListener('chainChanged', handleChainChanged);
  }
}

/** Code 4902, top-level or nested; some wallets send another code with the text "unrecognized chain" (decision 42 of the specification). */
function isUnknownChainError(error: unknown): boolean {
  const { code, message } = toWalletError(error);
  if (code === 'WALLET_CHAIN_UNKNOWN') return true;
  return code !== 'WALLET_USER_REJECTED' && /unrecognized chain/i.test(message);
}
