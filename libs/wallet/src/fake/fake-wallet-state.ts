import { z } from 'zod/mini';
import type { FakeWalletOptions } from './fake-wallet-options.ts';

/** What a wallet remembers about a page. */
export interface FakeWalletState {
  chainId: number;
  knownChainIds: readonly number[];
  isAuthorized: boolean;
}

/** The part of `Storage` in which a fake wallet keeps its state over a reload. */
export type FakeWalletStorage = Pick<Storage, 'getItem' | 'setItem'>;

const schema = z.object({ chainId: z.number(), knownChainIds: z.array(z.number()), isAuthorized: z.boolean() });

/** The remembered state, or what the options start with where nothing (or nothing readable) is remembered. */
export function readFakeWalletState(key: string, options: FakeWalletOptions, storage?: FakeWalletStorage): FakeWalletState {
  const chainId = options.chainId ?? 1;
  const initial = { chainId, knownChainIds: options.knownChainIds ?? [chainId], isAuthorized: options.isAuthorized ?? false };
  try {
    const parsed = schema.safeParse(JSON.parse(storage?.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : initial;
  } catch {
    return initial;
  }
}
