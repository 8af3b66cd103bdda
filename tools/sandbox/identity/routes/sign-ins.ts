import * as z from 'zod';
import { assertPasswordLength, checkPassword } from '../accounts/check-password.ts';
import { completeSignIn, setNewPassword } from '../accounts/complete-sign-in.ts';
import { startSignIn } from '../accounts/start-sign-in.ts';
import { checkCode, sendCode } from '../challenges/code-challenge.ts';
import { checkSignature, requestSignature } from '../challenges/signature-challenge.ts';
import { ClerkError } from '../errors/clerk-error.ts';
import { clientReply } from '../http/client-reply.ts';
import type { RequestContext } from '../http/request-context.ts';
import { formRoute, route } from '../http/route.ts';
import type { Identity } from '../identity.ts';
import { firstFactors, signInJson } from '../serializers/sign-in.ts';
import type { IdentificationRow, SignInRow, UserRow } from '../store/rows.ts';

const createSchema = z.object({ identifier: z.string().max(1000).optional(), password: z.string().max(1000).optional() });
const prepareSchema = z.object({ strategy: z.enum(['email_code', 'reset_password_email_code', 'web3_metamask_signature']) });
const attemptSchema = z.object({
  strategy: z.enum(['password', 'email_code', 'reset_password_email_code', 'web3_metamask_signature']),
  password: z.string().max(1000).default(''),
  code: z.string().default(''),
  signature: z.string().default(''),
});
const resetSchema = z.object({ password: z.string().max(1000), sign_out_of_other_sessions: z.stringbool().default(false) });

interface Attempt {
  signIn: SignInRow;
  user: UserRow;
  identification: IdentificationRow;
}

/** This browser's unfinished sign-in; nobody else's is found. */
function getAttempt({ store }: Identity, context: RequestContext, status: SignInRow['status']): Attempt {
  const { id = '' } = context.params;
  const signIn = context.client()?.signInId === id ? store.signIns.find(id) : null;
  const user = signIn?.userId == null ? null : store.users.find(signIn.userId);
  const identification = signIn?.identificationId == null ? null : store.identifications.find(signIn.identificationId);
  if (!signIn || !user || !identification || signIn.status !== status)
    throw new ClerkError('resource_not_found', { longMessage: 'No sign in was found.' });
  return { signIn, user, identification };
}

function assertOffered({ user, identification }: Attempt, strategy: string): void {
  if (!firstFactors(user, identification).some((factor) => factor.strategy === strategy)) throw new ClerkError('strategy_for_user_invalid');
}

function signInReply(identity: Identity, context: RequestContext, id: string) {
  const signIn = identity.store.signIns.find(id);
  return clientReply(identity, context, signIn && signInJson(identity, signIn));
}

export const signInRoutes = [
  formRoute('POST', '/client/sign_ins', createSchema, async (identity, context, { identifier, password }) => {
    const { signIn, user } = startSignIn(identity, context, identifier);
    if (password && user) {
      await checkPassword(identity, user, password, context);
      completeSignIn(identity, context, signIn, 'password');
    }
    return signInReply(identity, context, signIn.id);
  }),
  route('GET', '/client/sign_ins/:id', (identity, context) => {
    const { id = '' } = context.params;
    if (context.client()?.signInId !== id) throw new ClerkError('resource_not_found');
    return signInReply(identity, context, id);
  }),
  formRoute('POST', '/client/sign_ins/:id/prepare_first_factor', prepareSchema, async (identity, context, { strategy }) => {
    const attempt = getAttempt(identity, context, 'needs_first_factor');
    assertOffered(attempt, strategy);
    const { signIn, identification } = attempt;
    if (strategy === 'web3_metamask_signature') requestSignature(identity, signIn.id, strategy, identification.value);
    else
      await sendCode(identity, {
        challengeId: signIn.id,
        strategy,
        emailAddress: identification.value,
        clientId: signIn.clientId,
        clientAddress: context.clientAddress,
      });
    identity.store.signIns.update(signIn.id, { strategy });
    return signInReply(identity, context, signIn.id);
  }),
  formRoute('POST', '/client/sign_ins/:id/attempt_first_factor', attemptSchema, async (identity, context, form) => {
    const attempt = getAttempt(identity, context, 'needs_first_factor');
    assertOffered(attempt, form.strategy);
    const { signIn, user, identification } = attempt;
    // A code that was sent for one purpose is no use for another.
    if (form.strategy !== 'password' && signIn.strategy !== form.strategy) throw new ClerkError('verification_expired');
    if (form.strategy === 'password') await checkPassword(identity, user, form.password, context);
    else if (form.strategy === 'web3_metamask_signature') await checkSignature(identity, signIn.id, identification.value, form.signature);
    else await checkCode(identity, signIn.id, form.code);
    if (form.strategy === 'reset_password_email_code') identity.store.signIns.update(signIn.id, { status: 'needs_new_password' });
    else completeSignIn(identity, context, signIn, form.strategy);
    return signInReply(identity, context, signIn.id);
  }),
  formRoute('POST', '/client/sign_ins/:id/reset_password', resetSchema, async (identity, context, form) => {
    const { signIn } = getAttempt(identity, context, 'needs_new_password');
    assertPasswordLength(form.password);
    await setNewPassword(identity, context, signIn, { password: form.password, signsOutOthers: form.sign_out_of_other_sessions });
    return signInReply(identity, context, signIn.id);
  }),
];
