import type { SigningWallet } from '@onepoint/auth/account';
import * as z from 'zod/mini';
import type { InjectedWallet } from './injected-wallet.ts';
import { WalletError } from './wallet-error.ts';

const accountsSchema = z.array(z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)));
const signatureSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]+$/));

/** UTF-8 in hexadecimal, as `personal_sign` takes it. */
const toHex = (text: string): string =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * Asks a wallet for its account, and makes it one that signs.
 *
 * @throws {WalletError} where the user refuses, the wallet still waits for an answer, or gives no account
 */
export async function toSigningWallet({ provider }: InjectedWallet): Promise<SigningWallet> {
  const accounts = accountsSchema.safeParse(await ask(() => provider.request({ method: 'eth_requestAccounts' })));
  const address = accounts.data?.[0];
  if (address === undefined) throw new WalletError('noAccount');
  return {
    address,
    signMessage: async (message) =>
      signatureSchema.parse(await ask(() => provider.request({ method: 'personal_sign', params: [toHex(message), address] }))),
  };
}

async function ask(request: () => Promise<unknown>): Promise<unknown> {
  try {
    return await request();
  } catch (error) {
    const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
    // EIP-1193: 4001 is the user's refusal; -32002 says that a request is open already.
    if (code === 4001) throw new WalletError('refused', error);
    if (code === -32002) throw new WalletError('pending', error);
    throw error;
  }
}
