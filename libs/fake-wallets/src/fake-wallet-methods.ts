import { numberToHex, validateTypedData, type Hex, type TypedDataDefinition } from 'viem';
import { z } from 'zod/mini';
import { batchMethods } from './fake-batches.ts';
import { transactionMethods } from './fake-transactions.ts';
import {
  addressSchema,
  authorize,
  FakeProviderRpcError,
  hexSchema,
  parseParams,
  quantitySchema,
  visibleAccounts,
  type FakeMethod,
  type FakeWalletContext,
} from './fake-wallet-context.ts';
import type { FakeWalletBehavior } from './fake-wallet-options.ts';

const permissionParams = z.tuple([z.object({ eth_accounts: z.record(z.string(), z.unknown()) })]);

const permissionsOf = (context: FakeWalletContext): readonly object[] =>
  visibleAccounts(context).map((address) => ({
    invoker: 'https://onepoint.test',
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
  }));

const unlocking = new WeakSet<object>();

/** Waits until the wallet is unlocked. Like real wallets, it refuses a second request while one is waiting. */
async function authorizePage(context: FakeWalletContext): Promise<void> {
  if (context.state.isLocked) {
    if (unlocking.has(context.batches)) throw new FakeProviderRpcError(-32_002, 'The wallet is waiting to be unlocked');
    unlocking.add(context.batches);
    await context.whenUnlocked();
    unlocking.delete(context.batches);
  }
  context.setState({ isAuthorized: true });
}

/** Accounts (EIP-1102), permissions (EIP-2255, MIP-2) and chain id. */
const accountMethods: Readonly<Record<string, FakeMethod>> = {
  eth_accounts: visibleAccounts,
  eth_requestAccounts: async (context) => {
    await authorizePage(context);
    return visibleAccounts(context);
  },
  wallet_requestPermissions: async (context, params) => {
    parseParams(permissionParams, params);
    await authorizePage(context);
    return permissionsOf(context);
  },
  wallet_getPermissions: permissionsOf,
  wallet_revokePermissions: ({ setState }) => {
    setState({ isAuthorized: false });
    return null;
  },
  eth_chainId: ({ state }) => numberToHex(state.chainId),
  net_version: ({ state }) => String(state.chainId),
};

const switchParams = z.tuple([z.object({ chainId: quantitySchema })]);
const addParams = z.tuple([
  z.object({
    chainId: quantitySchema,
    chainName: z.string().check(z.minLength(1)),
    nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.literal(18) }),
    rpcUrls: z.array(z.url()).check(z.minLength(1)),
  }),
]);

const chainMethods: Readonly<Record<string, FakeMethod>> = {
  wallet_switchEthereumChain: ({ state, behavior, setState }, params) => {
    const [{ chainId }] = parseParams(switchParams, params);
    const id = Number(chainId);
    if (!state.knownChainIds.includes(id)) throw unknownChain(chainId, behavior);
    if (behavior.switchesTo === 'asked') setState({ chainId: id });
    else if (behavior.switchesTo !== 'nowhere') setState({ chainId: behavior.switchesTo });
    return null;
  },
  wallet_addEthereumChain: ({ state, behavior, setState }, params) => {
    const [{ chainId }] = parseParams(addParams, params);
    const id = Number(chainId);
    const knownChainIds = [...new Set([...state.knownChainIds, id])];
    setState(behavior.switchesAfterAdding ? { knownChainIds, chainId: id } : { knownChainIds });
    return null;
  },
};

function unknownChain(chainId: string, { unknownChainAnswer }: FakeWalletBehavior): FakeProviderRpcError {
  const message = `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`;
  if (unknownChainAnswer === 'code') return new FakeProviderRpcError(4902, message);
  if (unknownChainAnswer === 'message') return new FakeProviderRpcError(-32_603, message);
  return new FakeProviderRpcError(-32_603, 'Internal error', { originalError: { code: 4902, message } });
}

const messageParams = z.tuple([hexSchema, addressSchema], z.unknown());
const typedDataParams = z.tuple([addressSchema, z.union([z.string(), z.record(z.string(), z.unknown())])]);
const fieldsSchema = z.array(z.object({ name: z.string(), type: z.string() }));
const typedDataSchema = z.object({
  domain: z.looseObject({ chainId: z.optional(z.union([z.number(), z.string()])) }),
  types: z.record(z.string(), fieldsSchema),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
});

const invalid = (reason: string): FakeProviderRpcError => new FakeProviderRpcError(-32_602, reason);

/** Signing of messages (EIP-191) and typed data (EIP-712). */
const signingMethods: Readonly<Record<string, FakeMethod>> = {
  personal_sign: (context, params) => {
    const [raw, address] = parseParams(messageParams, params);
    authorize(context, address);
    return context.account.signMessage({ message: { raw: raw as Hex } });
  },
  eth_signTypedData_v4: async (context, params) => {
    const [address, given] = parseParams(typedDataParams, params);
    authorize(context, address);
    const typedData = parseTypedData(given);
    const chainId = typedData.domain?.chainId;
    if (chainId !== undefined && Number(chainId) !== context.state.chainId)
      throw invalid('The domain is of another chain than the wallet is on');
    try {
      validateTypedData(typedData);
      return await context.account.signTypedData(typedData);
    } catch (error) {
      throw invalid(error instanceof Error ? error.message : 'The typed data has no hash');
    }
  },
};

function parseTypedData(given: unknown): TypedDataDefinition {
  const parsed = typedDataSchema.safeParse(typeof given === 'string' ? parseJson(given) : given);
  if (!parsed.success) throw invalid('The typed data is malformed');
  const { types, primaryType, message } = parsed.data;
  const missing = (types[primaryType] ?? [{ name: '', type: '' }]).find((field) => !(field.name in message));
  if (missing !== undefined) throw invalid(`The typed data lacks ${missing.name === '' ? primaryType : missing.name}`);
  return parsed.data as unknown as TypedDataDefinition;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The typed data is not JSON');
  }
}

export const promptingMethods: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_watchAsset',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]);

const methods: ReadonlyMap<string, FakeMethod> = new Map(
  [accountMethods, signingMethods, transactionMethods, batchMethods, chainMethods].flatMap((each) => Object.entries(each)),
);

/** Finds a method that the wallet answers itself; undefined for methods forwarded to the chain. */
export function findFakeMethod(name: string): FakeMethod | undefined {
  return methods.get(name);
}
