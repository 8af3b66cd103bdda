import { toWalletError, type WalletError, type WalletErrorCode } from '@onepoint/wallet';
import { findProvocation } from './provocations.ts';

/** Does what ends in this error, with wallets of its own, and says what the app makes of it; undefined when nothing went wrong. */
export async function provokeError(code: WalletErrorCode): Promise<WalletError | undefined> {
  try {
    await findProvocation(code)();
    return undefined;
  } catch (error) {
    return toWalletError(error);
  }
}
