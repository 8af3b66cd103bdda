import { hexToNumber, numberToHex, type Hex, type LocalAccount } from 'viem';
import { z } from 'zod/mini';
import { FakeProviderRpcError } from './fake-provider-rpc-error.ts';
import type { FakeWalletBehavior } from './fake-wallet-options.ts';
import type { FakeWalletState } from './fake-wallet-state.ts';

export interface FakeWalletContext {
  readonly account: LocalAccount;
  readonly state: FakeWalletState;
  readonly behavior: FakeWalletBehavior;
  /** Changes the state, remembers it and emits what follows from it. */
  readonly setState: (change: Partial<FakeWalletState>) => void;
}

type Method = (context: FakeWalletContext, params: unknown) => unknown;

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
const chainParams = z.tuple([z.object({ chainId: hex })]);
const signParams = z.tuple([hex, z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))]);

/** Methods a person is asked about. */
export const askingMethods: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]);

const accountsOf = ({ account, state }: FakeWalletContext): readonly string[] => (state.isAuthorized ? [account.address] : []);

const permissionsOf = (context: FakeWalletContext): unknown =>
  accountsOf(context).map((address) => ({
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
  }));

/** What the wallet itself answers; everything else is the chain's. */
export const fakeWalletMethods: Readonly<Record<string, Method>> = {
  eth_accounts: accountsOf,
  eth_requestAccounts: (context) => {
    context.setState({ isAuthorized: true });
    return accountsOf(context);
  },
  wallet_requestPermissions: (context) => {
    context.setState({ isAuthorized: true });
    return permissionsOf(context);
  },
  wallet_getPermissions: permissionsOf,
  wallet_revokePermissions: ({ setState }) => {
    setState({ isAuthorized: false });
    return null;
  },
  eth_chainId: ({ state }) => numberToHex(state.chainId),
  net_version: ({ state }) => String(state.chainId),
  personal_sign: ({ account, state }, params) => {
    const [raw, address] = parse(signParams, params);
    if (!state.isAuthorized || address.toLowerCase() !== account.address.toLowerCase())
      throw new FakeProviderRpcError(4100, 'The account is not authorised for this page');
    return account.signMessage?.({ message: { raw: raw as Hex } });
  },
  wallet_switchEthereumChain: ({ state, behavior, setState }, params) => {
    const [{ chainId }] = parse(chainParams, params);
    const id = hexToNumber(chainId as Hex);
    if (!state.knownChainIds.includes(id)) throw unknownChain(chainId, behavior);
    setState({ chainId: id });
    return null;
  },
  wallet_addEthereumChain: ({ state, behavior, setState }, params) => {
    const [{ chainId }] = parse(chainParams, params);
    const id = hexToNumber(chainId as Hex);
    const knownChainIds = [...new Set([...state.knownChainIds, id])];
    setState(behavior.switchesAfterAdding ? { knownChainIds, chainId: id } : { knownChainIds });
    return null;
  },
};

function parse<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new FakeProviderRpcError(-32602, 'Invalid parameters');
  return parsed.data;
}

function unknownChain(chainId: string, { unknownChainAnswer }: FakeWalletBehavior): FakeProviderRpcError {
  const message = `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`;
  if (unknownChainAnswer === 'code') return new FakeProviderRpcError(4902, message);
  if (unknownChainAnswer === 'message') return new FakeProviderRpcError(-32603, message);
  return new FakeProviderRpcError(-32603, 'Internal error', { originalError: { code: 4902, message } });
}
