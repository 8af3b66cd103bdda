import type { SigningWallet } from '@onepoint/auth/account';
import * as z from 'zod/mini';

/** Wallet extension in this browser. */
export interface InjectedWallet {
  /** Reverse domain name, unique per wallet. */
  readonly id: string;
  readonly name: string;
  /** Data URL. */
  readonly icon: string | undefined;
  readonly provider: WalletProvider;
}

/** EIP-1193 provider. */
interface WalletProvider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
}

/**
 * Lists the browser's wallets: those that announce themselves (EIP-6963, synchronously), otherwise the one at `window.ethereum`.
 *
 * @param legacyName name for a wallet at `window.ethereum`
 */
export function listInjectedWallets(page: EventTarget & { ethereum?: unknown }, legacyName: string): readonly InjectedWallet[] {
  const wallets = new Map<string, InjectedWallet>();
  const handleAnnouncement = (event: Event): void => {
    const wallet = event instanceof CustomEvent ? parseAnnouncement(event.detail) : null;
    if (wallet && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet);
  };
  page.addEventListener('eip6963:announceProvider', handleAnnouncement);
  page.dispatchEvent(new Event('eip6963:requestProvider'));
  page.removeEventListener('eip6963:announceProvider', handleAnnouncement);
  const legacy = wallets.size === 0 ? parseLegacyProvider(page.ethereum, legacyName) : null;
  return legacy ? [legacy] : [...wallets.values()];
}

/**
 * Asks a wallet for its account.
 *
 * @throws {WalletError} if the user rejects the request, another request is still open, or the wallet returns no account
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

type WalletErrorReason = 'refused' | 'pending' | 'noAccount';

/** The wallet didn't connect. The message is `profile.wallets.{reason}` in the locale files. */
export class WalletError extends Error {
  readonly reason: WalletErrorReason;

  constructor(reason: WalletErrorReason, cause?: unknown) {
    super(`The wallet did not connect: ${reason}`, { cause });
    this.name = 'WalletError';
    this.reason = reason;
  }
}

const providerSchema = z.custom<WalletProvider>(
  (value) => typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function',
);

/** Detail of the event `eip6963:announceProvider`. https://eips.ethereum.org/EIPS/eip-6963 */
const announcementSchema = z.object({
  info: z.object({ rdns: z.string().check(z.minLength(1)), name: z.string().check(z.minLength(1), z.maxLength(100)), icon: z.string() }),
  provider: providerSchema,
});

/** Returns undefined if reading the value throws. Extensions can pass anything, including getters and revoked proxies. */
function parseSafely<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch {
    return undefined;
  }
}

/** Returns null if invalid. Drops icons that aren't data URLs, because they would load from another host. */
function parseAnnouncement(detail: unknown): InjectedWallet | null {
  const parsed = parseSafely(announcementSchema, detail);
  if (!parsed?.success) return null;
  const { info, provider } = parsed.data;
  return { id: info.rdns, name: info.name, icon: info.icon.startsWith('data:image/') ? info.icon : undefined, provider };
}

function parseLegacyProvider(ethereum: unknown, name: string): InjectedWallet | null {
  const parsed = parseSafely(providerSchema, ethereum);
  return parsed?.success ? { id: 'window.ethereum', name, icon: undefined, provider: parsed.data } : null;
}

const accountsSchema = z.array(z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)));

const signatureSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]+$/));

/** Hex-encodes UTF-8 for `personal_sign`. */
const toHex = (text: string): string =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

async function ask(request: () => Promise<unknown>): Promise<unknown> {
  try {
    return await request();
  } catch (error) {
    const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
    // EIP-1193 codes: 4001 if the user rejected the request, -32002 if an earlier request is still open.
    if (code === 4001) throw new WalletError('refused', error);
    if (code === -32002) throw new WalletError('pending', error);
    throw error;
  }
}
