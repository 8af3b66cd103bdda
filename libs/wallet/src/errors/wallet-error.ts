import { walletErrorCodes, type WalletErrorCode } from './wallet-error-codes.ts';

/** What a wallet action throws: a code to branch on and the key of a sentence for people. `cause` is what the wallet said. */
export class WalletError extends Error {
  readonly code: WalletErrorCode;
  /** Key in the `provider` namespace. */
  readonly messageKey: (typeof walletErrorCodes)[WalletErrorCode]['key'];
  /** The number that EIP-1193 or JSON-RPC gives this case, where there is one. */
  readonly providerCode: number | undefined;
  /** Path of the page about this code, in the reader's language: the laboratory's. `docs/errors.md` of this library says the same. */
  readonly docsPath: `/playground/errors/${WalletErrorCode}`;

  constructor(code: WalletErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WalletError';
    this.code = code;
    const entry: { key: WalletError['messageKey']; providerCode?: number } = walletErrorCodes[code];
    this.messageKey = entry.key;
    this.providerCode = entry.providerCode;
    this.docsPath = `/playground/errors/${code}`;
  }
}
