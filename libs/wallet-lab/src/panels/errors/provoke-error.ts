import {
  connectWallet,
  createWalletChains,
  signWalletMessage,
  switchWalletChain,
  toWalletError,
  walletErrorCodes,
  type WalletError,
  type WalletErrorCode,
} from '@onepoint/wallet';
import { createFakeWallet, FakeProviderRpcError, type FakeWalletOptions } from '@onepoint/fake-wallets';
import { useWalletConfig } from '@onepoint/wallet/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createPublicClient, http, serializeTransaction, type EIP1193Provider } from 'viem';
import { createConfig, custom, injected, type Config, type Connector } from 'wagmi';
import { sendTransaction } from 'wagmi/actions';

/** Triggers an error with fake wallets and returns it. Undefined if nothing was thrown. */
export async function provokeError(code: WalletErrorCode): Promise<WalletError | undefined> {
  try {
    await findProvocation(code)();
    return undefined;
  } catch (error) {
    return toWalletError(error);
  }
}

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

/** Never answers, until it is aborted. */
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
  WALLET_RESPONSE_INVALID: () => sign(() => null),
  WALLET_ADDRESS_INVALID: async () => sendTransaction((await createConnectedScratch()).config, { to: '0x123', gas: 21_000n }),
  WALLET_CHAIN_ID_INVALID: async () => serializeTransaction({ type: 'eip1559', chainId: -1 }),
  RPC_HTTP: () => readThrough(() => Promise.reject(new TypeError('Failed to fetch')), 1_000),
  RPC_TIMEOUT: () => readThrough(fetchNothing, 50),
  WALLET_UNKNOWN: () =>
    sign(() => {
      throw new Error('Something that no standard knows');
    }),
};

/** Finds how to trigger an error: by throwing its numeric code, or by a real situation. */
function findProvocation(code: WalletErrorCode): Provocation {
  const own = withoutNumber[code];
  if (own !== undefined) return own;
  const { providerCode }: { readonly key: string; readonly providerCode?: number } = walletErrorCodes[code];
  return async () => {
    if (providerCode === undefined) throw new Error(`Nothing is known to end in ${code}`);
    return sign(refuseWith(providerCode));
  };
}

/** A wagmi config with one fake wallet, isolated from the page. */
interface Scratch {
  readonly config: Config;
  readonly connector: Connector;
}

interface CreateScratchParameters {
  readonly options?: FakeWalletOptions;
  /** Replacements for methods of the wallet. */
  readonly overrides?: Readonly<Record<string, () => unknown>>;
  readonly isGone?: boolean;
}

const id = 'scratch';

function createScratch({ options, overrides = {}, isGone = false }: CreateScratchParameters = {}): Scratch {
  const { provider: own } = createFakeWallet({ knownChainIds: [1], ...options });
  const request = async (args: { method: string }): Promise<unknown> =>
    Object.hasOwn(overrides, args.method) ? overrides[args.method]?.() : own.request(args as never);
  const provider = { ...own, request } as unknown as EIP1193Provider;
  const chains = createWalletChains({ gatewayUrl: 'https://gateway.invalid/rpc' });
  const config = createConfig({
    chains,
    connectors: [injected({ target: { id, name: 'Scratch', provider: () => (isGone ? undefined : provider) } })],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: Object.fromEntries(chains.map((chain) => [chain.id, custom(provider)])),
  });
  const [connector] = config.connectors;
  if (connector === undefined) throw new Error('wagmi made no connector');
  return { config, connector };
}

async function createConnectedScratch(parameters?: CreateScratchParameters): Promise<Scratch> {
  const scratch = createScratch(parameters);
  await connectWallet(scratch.config, scratch);
  return scratch;
}

function refuseWith(code: number): () => never {
  return () => {
    throw new FakeProviderRpcError(code, `Refused with ${code}`);
  };
}

function Lost(): null {
  useWalletConfig();
  return null;
}

/** Renders a component that needs `WalletProvider` without one. Rejects with the error it throws. */
async function drawWithoutProvider(): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>();
  const root = createRoot(document.createElement('div'), { onUncaughtError: reject });
  root.render(createElement(Lost));
  try {
    await promise;
  } finally {
    root.unmount();
  }
}
