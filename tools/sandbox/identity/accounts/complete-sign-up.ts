import type { RequestContext } from '../http/request-context.ts';
import type { Identity } from '../identity.ts';
import { startSession } from '../sessions/start-session.ts';
import type { SignUpRow } from '../store/rows.ts';
import { strategies } from './add-identification.ts';
import { createUser } from './create-user.ts';
import { parseEmailAddress, parseWallet } from './parse-identifier.ts';
import { isReady } from './sign-up-requirements.ts';

/**
 * Turns a sign-up whose identifiers are all proven into a user who is signed in; any other is left as it is.
 * Call it inside a transaction.
 *
 * @throws {ClerkError} `form_identifier_exists` where somebody else was faster
 */
export function completeSignUp(identity: Identity, context: RequestContext, signUp: SignUpRow): void {
  if (signUp.status === 'complete' || !isReady(signUp)) return;
  const { emailAddress, web3Wallet, firstName, lastName, passwordHash, unsafeMetadata } = signUp;
  const identifiers = [
    ...(emailAddress === null ? [] : [parseEmailAddress(emailAddress)]),
    ...(web3Wallet === null ? [] : [parseWallet(web3Wallet)]),
  ];
  const user = createUser(identity, { firstName, lastName, passwordHash, unsafeMetadata, identifiers });
  const session = startSession(identity, {
    client: context.ensureClient(),
    userId: user.id,
    strategy: emailAddress === null ? strategies.web3_wallet : strategies.email_address,
    clientAddress: context.clientAddress,
    userAgent: context.userAgent,
  });
  identity.store.signUps.update(signUp.id, {
    status: 'complete',
    createdUserId: user.id,
    createdSessionId: session.id,
    // The account has it now; a finished attempt needs no secrets.
    passwordHash: null,
  });
}
