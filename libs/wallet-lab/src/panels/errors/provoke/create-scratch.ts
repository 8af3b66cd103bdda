import { connectWallet, createWalletChains } from '@onepoint/wallet';
import { createFakeWallet, FakeProviderRpcError, type FakeWalletOptions } from '@onepoint/wallet/fake';
import type { EIP1193Provider } from 'viem';
import { createConfig, custom, injected, type Config, type Connector } from 'wagmi';

/** A page's worth of wallet state that no page sees: one fake wallet, not announced to anyone. */
export interface Scratch {
  readonly config: Config;
  readonly connector: Connector;
}

export interface CreateScratchParameters {
  readonly options?: FakeWalletOptions;
  /** What some methods do in place of what the wallet does. */
  readonly overrides?: Readonly<Record<string, () => unknown>>;
  /** The wallet is gone. */
  readonly isGone?: boolean;
}

const id = 'scratch';

/** Makes one. Nothing of it is kept, and nothing of it is in the log. */
export function createScratch({ options, overrides = {}, isGone = false }: CreateScratchParameters = {}): Scratch {
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

/** The same, with the wallet connected. */
export async function createConnectedScratch(parameters?: CreateScratchParameters): Promise<Scratch> {
  const scratch = createScratch(parameters);
  await connectWallet(scratch.config, scratch);
  return scratch;
}

/** An override that refuses with a number, as a wallet or a node does. */
export function refuseWith(code: number): () => never {
  return () => {
    throw new FakeProviderRpcError(code, `Refused with ${code}`);
  };
}
