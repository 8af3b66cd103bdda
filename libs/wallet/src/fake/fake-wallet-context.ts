import type { LocalAccount } from 'viem';
import { z } from 'zod/mini';
import { FakeProviderRpcError } from './fake-provider-rpc-error.ts';
import type { FakeWalletBehavior } from './fake-wallet-options.ts';
import type { FakeWalletState } from './fake-wallet-state.ts';

/** What the methods of a wallet work with. */
export interface FakeWalletContext {
  /** The account the person has chosen. */
  readonly account: LocalAccount;
  readonly state: FakeWalletState;
  readonly behavior: FakeWalletBehavior;
  /** Changes the state, remembers it and emits what follows from it. */
  readonly setState: (change: Partial<FakeWalletState>) => void;
  /** Resolves once the person has unlocked the wallet. */
  readonly whenUnlocked: () => Promise<void>;
  /** Asks the chain the wallet is on. */
  readonly askChain: (method: string, params: readonly unknown[]) => Promise<unknown>;
  /** Batches of calls by their id (EIP-5792). */
  readonly batches: Map<string, FakeBatch>;
}

export interface FakeBatch {
  readonly chainId: number;
  readonly hashes: readonly string[];
}

export type FakeMethod = (context: FakeWalletContext, params: unknown) => unknown;

/** Whole bytes or a number, as JSON-RPC writes them. */
export const hexSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
export const quantitySchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/));
export const addressSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));

/**
 * The parameters, where they have the right shape.
 *
 * @throws {FakeProviderRpcError} -32602
 */
export function parseParams<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new FakeProviderRpcError(-32_602, 'Invalid parameters');
  return parsed.data;
}

/** What the page may see. */
export function visibleAccounts({ account, state }: FakeWalletContext): readonly string[] {
  return state.isAuthorized && !state.isLocked ? [account.address] : [];
}

/**
 * Makes sure that the page may use an account.
 *
 * @throws {FakeProviderRpcError} 4100
 */
export function authorize(context: FakeWalletContext, address: string): void {
  if (visibleAccounts(context).some((visible) => visible.toLowerCase() === address.toLowerCase())) return;
  throw new FakeProviderRpcError(4100, 'The account is not authorised for this page');
}
