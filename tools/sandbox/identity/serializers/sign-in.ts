import { strategies } from '../accounts/add-identification.ts';
import type { Identity } from '../identity.ts';
import type { IdentificationRow, SignInRow, UserRow } from '../store/rows.ts';
import { verificationJson } from './verification.ts';

/**
 * The factors a sign-in may use: only those of the identifier that was typed, so that knowing one of a user's addresses
 * does not tell the others.
 */
export function firstFactors(user: UserRow, identification: IdentificationRow) {
  if (identification.kind === 'web3_wallet')
    return [
      { strategy: strategies.web3_wallet, web3_wallet_id: identification.id, primary: identification.id === user.primaryWeb3WalletId },
    ];
  const email = {
    email_address_id: identification.id,
    safe_identifier: identification.value,
    primary: identification.id === user.primaryEmailAddressId,
  };
  const code = { strategy: strategies.email_address, ...email };
  return user.passwordHash === null ? [code] : [{ strategy: 'password' }, code, { strategy: 'reset_password_email_code', ...email }];
}

/** Clerk's `sign_in` object. Name and picture stay hidden until the sign-in is complete. */
export function signInJson({ store, now }: Identity, signIn: SignInRow) {
  const user = signIn.userId === null ? null : store.users.find(signIn.userId);
  const identification = signIn.identificationId === null ? null : store.identifications.find(signIn.identificationId);
  return {
    object: 'sign_in',
    id: signIn.id,
    status: signIn.status,
    supported_identifiers: ['email_address', 'web3_wallet'],
    identifier: signIn.identifier,
    supported_first_factors: user && identification ? firstFactors(user, identification) : null,
    supported_second_factors: null,
    first_factor_verification:
      signIn.strategy === null
        ? null
        : verificationJson({
            strategy: signIn.strategy,
            isVerified: signIn.status === 'complete' || signIn.status === 'needs_new_password',
            challenge: store.challenges.find(signIn.id),
            time: now(),
          }),
    second_factor_verification: null,
    user_data: null,
    created_session_id: signIn.createdSessionId,
  };
}
