import { numberToHex, type Chain, type EIP1193Provider } from 'viem';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { toWalletError } from '../errors/to-wallet-error.ts';
import { WalletError } from '../errors/wallet-error.ts';
import { isUnknownChain } from './is-unknown-chain.ts';
import { waitForChain } from './wait-for-chain.ts';

/**
 * Asks the current wallet to change its chain, adding the chain where the wallet does not know it, and waits for the change.
 * In place of wagmi's own: that one waits for ever for a wallet that neither announces the change nor makes it at once.
 *
 * @throws {WalletError} `WALLET_CHAIN_NOT_CONFIGURED`, `WALLET_NOT_CONNECTED`, `WALLET_USER_REJECTED`,
 * `WALLET_SWITCH_REJECTED_AFTER_ADD` (added, but still on another chain), `WALLET_CHAIN_NOT_SWITCHED`
 */
export async function switchWalletChain(config: Config, chainId: number): Promise<void> {
  const chain = config.chains.find((candidate) => candidate.id === chainId);
  if (chain === undefined) throw new WalletError('WALLET_CHAIN_NOT_CONFIGURED', `Chain ${chainId} is not configured`);
  const { connector } = getConnection(config);
  if (connector === undefined) throw new WalletError('WALLET_NOT_CONNECTED', 'No wallet is connected');
  try {
    const provider = (await connector.getProvider()) as EIP1193Provider;
    const isAdded = await switchOrAdd(provider, chain);
    if (!(await waitForChain(provider, chainId))) throw notSwitched(isAdded);
    // Wallets that do not announce the change would otherwise leave the state behind.
    connector.emitter.emit('change', { chainId });
  } catch (error) {
    throw toWalletError(error);
  }
}

/** @returns whether the chain had to be added */
async function switchOrAdd(provider: EIP1193Provider, chain: Chain): Promise<boolean> {
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chain.id) }] });
    return false;
  } catch (error) {
    if (!isUnknownChain(error)) throw error;
  }
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

function notSwitched(isAdded: boolean): WalletError {
  return isAdded
    ? new WalletError('WALLET_SWITCH_REJECTED_AFTER_ADD', 'User rejected switch after adding network.')
    : new WalletError('WALLET_CHAIN_NOT_SWITCHED', 'The wallet agreed but is still on another chain');
}
