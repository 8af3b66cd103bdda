import * as z from 'zod';
import { strategies } from '../accounts/add-identification.ts';
import { applySignUpForm } from '../accounts/apply-sign-up-form.ts';
import { completeSignUp } from '../accounts/complete-sign-up.ts';
import { signUpFormSchema } from '../accounts/sign-up-form.ts';
import { emailChallengeId, walletChallengeId } from '../accounts/sign-up-requirements.ts';
import { checkCode, sendCode } from '../challenges/code-challenge.ts';
import { checkSignature, requestSignature } from '../challenges/signature-challenge.ts';
import { createId } from '../crypto/create-id.ts';
import { ClerkError } from '../errors/clerk-error.ts';
import { clientReply } from '../http/client-reply.ts';
import type { RequestContext } from '../http/request-context.ts';
import { formRoute, route } from '../http/route.ts';
import type { Identity } from '../identity.ts';
import { signUpJson } from '../serializers/sign-up.ts';
import type { SignUpRow } from '../store/rows.ts';

const strategySchema = z.enum([strategies.email_address, strategies.web3_wallet]);
const prepareSchema = z.object({ strategy: strategySchema });
const attemptSchema = z.object({ strategy: strategySchema, code: z.string().default(''), signature: z.string().default('') });

/** This browser's sign-up; nobody else's is found. */
function getSignUp({ store }: Identity, context: RequestContext): SignUpRow {
  const { id = '' } = context.params;
  const signUp = context.client()?.signUpId === id ? store.signUps.find(id) : null;
  if (signUp === null) throw new ClerkError('resource_not_found', { longMessage: 'No sign up was found.' });
  return signUp;
}

function signUpReply(identity: Identity, context: RequestContext, id: string) {
  const signUp = identity.store.signUps.find(id);
  return clientReply(identity, context, signUp && signUpJson(identity, signUp));
}

export const signUpRoutes = [
  formRoute('POST', '/client/sign_ups', signUpFormSchema, async (identity, context, form) => {
    const { store, now } = identity;
    const client = context.ensureClient();
    const signUp = await applySignUpForm(identity, emptySignUp(client.id, now()), form);
    store.transaction(() => {
      store.signUps.insert(signUp);
      store.clients.update(client.id, { signUpId: signUp.id, updatedAt: now() });
    });
    return signUpReply(identity, context, signUp.id);
  }),
  route('GET', '/client/sign_ups/:id', (identity, context) => signUpReply(identity, context, getSignUp(identity, context).id)),
  formRoute('PATCH', '/client/sign_ups/:id', signUpFormSchema, async (identity, context, form) => {
    const { id, ...change } = await applySignUpForm(identity, getSignUp(identity, context), form);
    identity.store.transaction(() => {
      identity.store.signUps.update(id, change);
      completeSignUp(identity, context, { id, ...change });
    });
    return signUpReply(identity, context, id);
  }),
  formRoute('POST', '/client/sign_ups/:id/prepare_verification', prepareSchema, async (identity, context, { strategy }) => {
    const signUp = getSignUp(identity, context);
    const { emailAddress, web3Wallet, clientId } = signUp;
    if (strategy === strategies.email_address) {
      if (emailAddress === null) throw new ClerkError('form_param_missing', { paramName: 'email_address' });
      await sendCode(identity, {
        challengeId: emailChallengeId(signUp),
        strategy,
        emailAddress,
        clientId,
        clientAddress: context.clientAddress,
      });
    } else {
      if (web3Wallet === null) throw new ClerkError('form_param_missing', { paramName: 'web3_wallet' });
      requestSignature(identity, walletChallengeId(signUp), strategy, web3Wallet);
    }
    return signUpReply(identity, context, signUp.id);
  }),
  formRoute(
    'POST',
    '/client/sign_ups/:id/attempt_verification',
    attemptSchema,
    async (identity, context, { strategy, code, signature }) => {
      const signUp = getSignUp(identity, context);
      if (strategy === strategies.email_address) await checkCode(identity, emailChallengeId(signUp), code);
      else await checkSignature(identity, walletChallengeId(signUp), signUp.web3Wallet ?? '', signature);
      const proven = strategy === strategies.email_address ? { emailVerifiedAt: identity.now() } : { walletVerifiedAt: identity.now() };
      identity.store.transaction(() => {
        identity.store.signUps.update(signUp.id, proven);
        completeSignUp(identity, context, { ...signUp, ...proven });
      });
      return signUpReply(identity, context, signUp.id);
    },
  ),
];

function emptySignUp(clientId: string, createdAt: number): SignUpRow {
  return {
    id: createId('sua'),
    clientId,
    status: 'missing_requirements',
    emailAddress: null,
    emailVerifiedAt: null,
    web3Wallet: null,
    walletVerifiedAt: null,
    firstName: null,
    lastName: null,
    passwordHash: null,
    unsafeMetadata: '{}',
    createdUserId: null,
    createdSessionId: null,
    createdAt,
  };
}
