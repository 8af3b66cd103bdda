import * as z from 'zod/mini';

/** What is asked of a wallet (EIP-1193). */
export interface WalletProvider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
}

/** A wallet in this browser. */
export interface InjectedWallet {
  /** Reverse domain name; tells wallets apart. */
  readonly id: string;
  readonly name: string;
  /** Data URL; undefined for one that has none. */
  readonly icon: string | undefined;
  readonly provider: WalletProvider;
}

const providerSchema = z.custom<WalletProvider>(
  (value) => typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function',
);

/** Announced by a wallet in the event `eip6963:announceProvider`. https://eips.ethereum.org/EIPS/eip-6963 */
const announcementSchema = z.object({
  info: z.object({ rdns: z.string().check(z.minLength(1)), name: z.string().check(z.minLength(1), z.maxLength(100)), icon: z.string() }),
  provider: providerSchema,
});

/** Undefined where reading the value throws: anything may stand in what a page is given, getters and revoked proxies too. */
function parseSafely<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch {
    return undefined;
  }
}

/** A wallet of an announcement; null for what is none. An icon that is not a picture in itself is left out: it would be fetched from elsewhere. */
export function parseAnnouncement(detail: unknown): InjectedWallet | null {
  const parsed = parseSafely(announcementSchema, detail);
  if (!parsed?.success) return null;
  const { info, provider } = parsed.data;
  return { id: info.rdns, name: info.name, icon: info.icon.startsWith('data:image/') ? info.icon : undefined, provider };
}

/** A provider that announces nothing and just stands at `window.ethereum`. */
export function parseLegacyProvider(ethereum: unknown, name: string): InjectedWallet | null {
  const parsed = parseSafely(providerSchema, ethereum);
  return parsed?.success ? { id: 'window.ethereum', name, icon: undefined, provider: parsed.data } : null;
}
