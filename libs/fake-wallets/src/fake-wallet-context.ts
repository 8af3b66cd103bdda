import { numberToHex, type Address } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { z } from 'zod/mini';
import type { FakeWalletBehavior, FakeWalletOptions } from './fake-wallet-options.ts';
import { wellKnownPrivateKeys } from './fake-wallet-presets.ts';

export interface FakeWalletContext {
  readonly account: PrivateKeyAccount;
  /** Whether the account can become a smart account (EIP-7702). */
  readonly canUpgrade: boolean;
  readonly state: FakeWalletState;
  readonly behavior: FakeWalletBehavior;
  /** Changes and persists the state, and emits the resulting events. */
  readonly setState: (change: Partial<FakeWalletState>) => void;
  readonly whenUnlocked: () => Promise<void>;
  /** Sends a request to a chain, by default the wallet's current one. */
  readonly requestFromChain: (method: string, params: readonly unknown[], chainId?: number) => Promise<unknown>;
  /** Batches by id (EIP-5792). */
  readonly batches: Map<string, FakeBatch>;
}

export interface FakeBatch {
  readonly chainId: number;
  readonly hashes: readonly string[];
  readonly isAtomic: boolean;
}

export type FakeMethod = (context: FakeWalletContext, params: unknown) => unknown;

export const hexSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
export const quantitySchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/));
export const addressSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));

/** @throws {FakeProviderRpcError} -32602 */
export function parseParams<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new FakeProviderRpcError(-32_602, 'Invalid parameters');
  return parsed.data;
}

/** Accounts that the page may see. */
export function visibleAccounts({ account, state }: FakeWalletContext): readonly string[] {
  return state.isAuthorized && !state.isLocked ? [account.address] : [];
}

/** @throws {FakeProviderRpcError} 4100 if the page has no permission for the account */
export function authorize(context: FakeWalletContext, address: string): void {
  if (visibleAccounts(context).some((visible) => visible.toLowerCase() === address.toLowerCase())) return;
  throw new FakeProviderRpcError(4100, 'The account is not authorized for this page');
}

interface CreateFakeContextParameters {
  readonly options: FakeWalletOptions;
  readonly id: string;
  readonly storage: FakeWalletStorage | undefined;
  readonly emit: (event: string, data: unknown) => void;
  readonly getBehavior: () => FakeWalletBehavior;
}

/** Creates keys, state and chain access of a fake wallet. Each change visible to the page emits one event. */
export function createFakeContext({ options, id, storage, emit, getBehavior }: CreateFakeContextParameters): {
  context: FakeWalletContext;
  addresses: readonly [Address, ...Address[]];
} {
  const { privateKey = wellKnownPrivateKeys[0] } = options;
  const others = options.otherPrivateKeys ?? wellKnownPrivateKeys.filter((key) => key !== privateKey);
  const first = privateKeyToAccount(privateKey);
  const accounts: readonly PrivateKeyAccount[] = [first, ...others.map((key) => privateKeyToAccount(key))];
  const storageKey = `onepoint:fake-wallet:v2:${id}`;
  let state = readFakeWalletState(storageKey, options, storage);
  const waiting = new Set<() => void>();

  const setState = (change: Partial<FakeWalletState>): void => {
    const before = state;
    const accountsBefore = visibleAccounts(context).join(',');
    state = { ...state, ...change };
    storage?.setItem(storageKey, JSON.stringify(state));
    if (state.chainId !== before.chainId && getBehavior().announcesChain) emit('chainChanged', numberToHex(state.chainId));
    const visible = visibleAccounts(context);
    if (visible.join(',') !== accountsBefore) emit('accountsChanged', visible);
    if (state.isLocked) return;
    for (const unlock of waiting) unlock();
    waiting.clear();
  };
  const context: FakeWalletContext = {
    get account() {
      return accounts[state.selected] ?? first;
    },
    get state() {
      return state;
    },
    get behavior() {
      return getBehavior();
    },
    canUpgrade: options.canUpgrade ?? false,
    setState,
    whenUnlocked: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
      }),
    requestFromChain: (method, params, chainId = state.chainId) => forwardToChain(options.rpcUrls?.[chainId], method, params),
    batches: new Map(),
  };
  return { context, addresses: [first.address, ...accounts.slice(1).map((account) => account.address)] };
}

const schema = z.object({
  chainId: z.number(),
  knownChainIds: z.readonly(z.array(z.number())),
  isAuthorized: z.boolean(),
  isLocked: z.boolean(),
  /** Index of the selected account. */
  selected: z.int().check(z.nonnegative()),
});

export type FakeWalletState = z.infer<typeof schema>;

export interface FakeWalletStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => unknown;
}

/** Reads the stored state, or returns the initial one if nothing valid is stored. */
function readFakeWalletState(key: string, options: FakeWalletOptions, storage?: FakeWalletStorage): FakeWalletState {
  const { chainId = 1, isAuthorized = false, isLocked = false } = options;
  const initial = { chainId, knownChainIds: options.knownChainIds ?? [chainId], isAuthorized, isLocked, selected: 0 };
  try {
    const parsed = schema.safeParse(JSON.parse(storage?.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : initial;
  } catch {
    return initial;
  }
}

/** ProviderRpcError of EIP-1193. */
export class FakeProviderRpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.name = 'ProviderRpcError';
    this.code = code;
    this.data = data;
  }
}

interface JsonRpcReply {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/**
 * Forwards a request to a chain's RPC URL.
 *
 * @throws {FakeProviderRpcError} 4200 without a URL, 4901 if the node is unreachable, else the node's own error
 */
async function forwardToChain(url: string | undefined, method: string, params: unknown): Promise<unknown> {
  if (url === undefined) throw new FakeProviderRpcError(4200, `The wallet does not support ${method}`);
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
  })
    .then(async (response) => (await response.json()) as JsonRpcReply)
    .catch(() => {
      throw new FakeProviderRpcError(4901, 'The chain cannot be reached');
    });
  if (reply.error) throw new FakeProviderRpcError(reply.error.code, reply.error.message, reply.error.data);
  return reply.result;
}
