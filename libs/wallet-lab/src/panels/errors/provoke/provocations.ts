import { connectWallet, signWalletMessage, switchWalletChain, walletErrorCodes, type WalletErrorCode } from '@onepoint/wallet';
import { createPublicClient, http, serializeTransaction } from 'viem';
import { sendTransaction } from 'wagmi/actions';
import { createConnectedScratch, createScratch, refuseWith } from './create-scratch.ts';
import { drawWithoutProvider } from './draw-without-provider.ts';

/** Does what ends in an error. */
type Provocation = () => Promise<unknown>;

const otherChainId = 137;

const sign = async (override: () => unknown): Promise<unknown> => {
  const { config } = await createConnectedScratch({ overrides: { personal_sign: override } });
  return signWalletMessage(config, 'Hello');
};

const readThrough = (fetchFn: typeof fetch, timeoutMs: number): Promise<bigint> => {
  const transport = http('https://node.invalid', { fetchFn, retryCount: 0, timeout: timeoutMs });
  return createPublicClient({ transport }).getBlockNumber();
};

/** Never answers, and stops when it is told to. */
const fetchNothing: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('The request was aborted', 'AbortError')));
  });

const withoutNumber: Readonly<Partial<Record<WalletErrorCode, Provocation>>> = {
  WALLET_SWITCH_REJECTED_AFTER_ADD: async () => {
    const { config } = await createConnectedScratch({ options: { behavior: { switchesAfterAdding: false } } });
    return switchWalletChain(config, otherChainId);
  },
  WALLET_CHAIN_NOT_SWITCHED: async () => {
    const { config } = await createConnectedScratch({ options: { knownChainIds: [1, otherChainId], behavior: { switchesTo: 'nowhere' } } });
    return switchWalletChain(config, otherChainId);
  },
  WALLET_CHAIN_NOT_CONFIGURED: async () => switchWalletChain((await createConnectedScratch()).config, 999_999),
  WALLET_ALREADY_CONNECTED: async () => {
    const scratch = await createConnectedScratch();
    return connectWallet(scratch.config, scratch);
  },
  WALLET_NOT_CONNECTED: async () => signWalletMessage(createScratch().config, 'Hello'),
  WALLET_NOT_FOUND: async () => {
    const scratch = createScratch({ isGone: true });
    return connectWallet(scratch.config, scratch);
  },
  WALLET_CONFIG_MISSING: drawWithoutProvider,
  WALLET_ADDRESS_INVALID: async () => sendTransaction((await createConnectedScratch()).config, { to: '0x123', gas: 21_000n }),
  WALLET_CHAIN_ID_INVALID: async () => serializeTransaction({ type: 'eip1559', chainId: -1 }),
  RPC_HTTP: () => readThrough(() => Promise.reject(new TypeError('Failed to fetch')), 1_000),
  RPC_TIMEOUT: () => readThrough(fetchNothing, 50),
  WALLET_UNKNOWN: () =>
    sign(() => {
      throw new Error('Something that no standard knows');
    }),
};

/** How to get each error: by a wallet that refuses with its number where it has one, else by what leads there. */
export function findProvocation(code: WalletErrorCode): Provocation {
  const own = withoutNumber[code];
  if (own !== undefined) return own;
  const { providerCode }: { readonly key: string; readonly providerCode?: number } = walletErrorCodes[code];
  return async () => {
    if (providerCode === undefined) throw new Error(`Nothing is known to end in ${code}`);
    return sign(refuseWith(providerCode));
  };
}
