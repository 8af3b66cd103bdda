import { z } from 'zod/mini';
import type { FakeWalletOptions } from './fake-wallet-options.ts';

const schema = z.object({
  chainId: z.number(),
  knownChainIds: z.readonly(z.array(z.number())),
  /** Whether the page may see the account. */
  isAuthorized: z.boolean(),
  isLocked: z.boolean(),
  /** Which of the accounts the person has chosen, from 0. */
  selected: z.int().check(z.nonnegative()),
});

/** What a wallet remembers about a page. */
export type FakeWalletState = z.infer<typeof schema>;

/** The part of `Storage` in which a fake wallet keeps its state over a reload. */
export interface FakeWalletStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => unknown;
}

/** The remembered state, or what the options start with where nothing (or nothing readable) is remembered. */
export function readFakeWalletState(key: string, options: FakeWalletOptions, storage?: FakeWalletStorage): FakeWalletState {
  const { chainId = 1, isAuthorized = false, isLocked = false } = options;
  const initial = { chainId, knownChainIds: options.knownChainIds ?? [chainId], isAuthorized, isLocked, selected: 0 };
  try {
    const parsed = schema.safeParse(JSON.parse(storage?.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : initial;
  } catch {
    return initial;
  }
}
