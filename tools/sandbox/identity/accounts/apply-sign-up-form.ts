import { hashSecret } from '../crypto/secret-hash.ts';
import type { Identity } from '../identity.ts';
import type { SignUpRow } from '../store/rows.ts';
import { assertPasswordLength } from './check-password.ts';
import { assertFree } from './find-owner.ts';
import { parseEmailAddress, parseWallet } from './parse-identifier.ts';
import type { SignUpForm } from './sign-up-form.ts';

/**
 * What a form changes in a sign-up. An address or wallet other than before has to be proven again.
 *
 * @throws {ClerkError} for a value that cannot be used or is taken
 */
export async function applySignUpForm({ store }: Identity, signUp: SignUpRow, form: SignUpForm): Promise<SignUpRow> {
  const changed: SignUpRow = { ...signUp };
  if (form.first_name !== undefined) changed.firstName = form.first_name || null;
  if (form.last_name !== undefined) changed.lastName = form.last_name || null;
  if (form.unsafe_metadata !== undefined) changed.unsafeMetadata = form.unsafe_metadata;
  if (form.email_address) {
    const email = parseEmailAddress(form.email_address);
    assertFree(store, email);
    if (email.value !== signUp.emailAddress) changed.emailVerifiedAt = null;
    changed.emailAddress = email.value;
  }
  if (form.web3_wallet) {
    const wallet = parseWallet(form.web3_wallet);
    assertFree(store, wallet);
    if (wallet.value !== signUp.web3Wallet) changed.walletVerifiedAt = null;
    changed.web3Wallet = wallet.value;
  }
  if (form.password) {
    assertPasswordLength(form.password);
    changed.passwordHash = await hashSecret(form.password, 'password');
  }
  return changed;
}
