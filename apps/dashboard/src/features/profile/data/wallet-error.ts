export type WalletErrorReason = 'refused' | 'pending' | 'noAccount';

/** What a wallet did not do. `reason` names its text (`profile.wallets.{reason}`). */
export class WalletError extends Error {
  readonly reason: WalletErrorReason;

  constructor(reason: WalletErrorReason, cause?: unknown) {
    super(`The wallet did not connect: ${reason}`, { cause });
    this.name = 'WalletError';
    this.reason = reason;
  }
}
