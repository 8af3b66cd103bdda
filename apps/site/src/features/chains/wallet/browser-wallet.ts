/** What a wallet answers requests with: EIP-1193. */
export interface WalletProvider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
}

/** A wallet of the reader's browser. */
export interface BrowserWallet {
  /** Its announcement's, or `injected` for one that does not announce itself. */
  id: string;
  /** As it calls itself; null where it does not say. */
  name: string | null;
  provider: WalletProvider;
}

/** A wallet's provider, or undefined for anything else. */
export function parseWalletProvider(value: unknown): WalletProvider | undefined {
  const isProvider = typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function';
  return isProvider ? (value as WalletProvider) : undefined;
}
