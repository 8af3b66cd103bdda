import { strategies } from '../accounts/add-identification.ts';
import { emailChallengeId, missingFields, unverifiedFields, walletChallengeId } from '../accounts/sign-up-requirements.ts';
import type { Identity } from '../identity.ts';
import type { SignUpRow } from '../store/rows.ts';
import { signUpVerificationJson } from './verification.ts';

const day = 86_400_000;

/** Clerk's `sign_up` object. */
export function signUpJson({ store, now }: Identity, signUp: SignUpRow) {
  const unsafeMetadata: unknown = JSON.parse(signUp.unsafeMetadata);
  const verification = (challengeId: string, strategy: string, verifiedAt: number | null) =>
    signUpVerificationJson({
      strategy,
      isVerified: verifiedAt !== null,
      challenge: verifiedAt === null ? store.challenges.find(challengeId) : null,
      time: now(),
      supported: [strategy],
    });
  return {
    object: 'sign_up',
    id: signUp.id,
    status: signUp.status,
    required_fields: signUp.web3Wallet === null ? ['email_address'] : [],
    optional_fields: ['first_name', 'last_name', 'password', 'web3_wallet'],
    missing_fields: missingFields(signUp),
    unverified_fields: unverifiedFields(signUp),
    verifications: {
      email_address:
        signUp.emailAddress === null ? null : verification(emailChallengeId(signUp), strategies.email_address, signUp.emailVerifiedAt),
      phone_number: null,
      web3_wallet:
        signUp.web3Wallet === null ? null : verification(walletChallengeId(signUp), strategies.web3_wallet, signUp.walletVerifiedAt),
      external_account: null,
    },
    username: null,
    email_address: signUp.emailAddress,
    phone_number: null,
    web3_wallet: signUp.web3Wallet,
    password_enabled: signUp.passwordHash !== null,
    has_password: signUp.passwordHash !== null,
    first_name: signUp.firstName,
    last_name: signUp.lastName,
    unsafe_metadata: unsafeMetadata,
    public_metadata: {},
    custom_action: false,
    external_id: null,
    created_session_id: signUp.createdSessionId,
    created_user_id: signUp.createdUserId,
    abandon_at: signUp.createdAt + day,
    legal_accepted_at: null,
    locale: null,
    external_account: null,
    external_account_strategy: null,
  };
}
