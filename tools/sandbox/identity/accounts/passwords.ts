import * as z from 'zod';
import type { HttpService } from '../../http/http-service.ts';
import type { Browser, Identity } from '../context.ts';
import { ClerkError } from '../errors.ts';
import { hashSecret, isSecret } from '../secrets.ts';
import { activeSessions, endSessions, getMe } from './sessions.ts';
import type { UserRow } from '../store/store-rows.ts';
import { changeUser, updateUser, userJson } from './users.ts';

/** Length in characters; the sign-in components show the same bounds, see `password_settings` of the environment. */
export const passwordLength = { min: 8, max: 72 } as const;

/** @throws {ClerkError} `form_password_length_too_short`, `form_password_length_too_long` */
export function assertPasswordLength(password: string, paramName = 'password'): void {
  const length = Array.from(password).length;
  if (length < passwordLength.min) throw new ClerkError('form_password_length_too_short', { paramName });
  if (length > passwordLength.max) throw new ClerkError('form_password_length_too_long', { paramName });
}

/**
 * Verifies a password. Wrong ones count against the account and the browser's IP address.
 *
 * @throws {ClerkError} `form_password_incorrect`, `strategy_for_user_invalid`, `user_locked`, `too_many_requests`
 */
export async function checkPassword(
  { limits }: Identity,
  { ipAddress }: Browser,
  user: UserRow,
  password: string,
  paramName = 'password',
): Promise<void> {
  if (limits.wrongPasswordsPerUser.isExhausted(user.id)) throw new ClerkError('user_locked');
  if (limits.wrongPasswordsPerAddress.isExhausted(ipAddress)) throw new ClerkError('too_many_requests');
  if (user.passwordHash === null) throw new ClerkError('strategy_for_user_invalid');
  // Counted before the slow comparison, so that concurrent guesses all count.
  limits.wrongPasswordsPerUser.count(user.id);
  if (await isSecret(password, user.passwordHash)) return limits.wrongPasswordsPerUser.forget(user.id);
  limits.wrongPasswordsPerAddress.count(ipAddress);
  throw new ClerkError('form_password_incorrect', { paramName });
}

const password = z.string().max(1000);
const changeSchema = z.object({
  current_password: password.default(''),
  new_password: password,
  sign_out_of_other_sessions: z.stringbool().default(false),
});
const removeSchema = z.object({ current_password: password.default('') });

export function registerPasswordRoutes(app: HttpService, identity: Identity): void {
  const { store } = identity;
  app.post('/me/change_password', { schema: { body: changeSchema } }, async (request) => {
    const { body: form, browser } = request;
    const { user, session } = getMe(identity, request);
    assertPasswordLength(form.new_password, 'new_password');
    if (user.passwordHash !== null) await checkPassword(identity, browser, user, form.current_password, 'current_password');
    const change = { passwordHash: await hashSecret(form.new_password, 'password'), updatedAt: identity.now() };
    changeUser(identity, user.id, () => {
      store.users.update(user.id, change);
      if (!form.sign_out_of_other_sessions) return;
      const others = activeSessions(identity, { userId: user.id }).filter(({ id }) => id !== session.id);
      endSessions(identity, others, 'revoked');
    });
    return userJson(identity, { ...user, ...change });
  });
  app.post('/me/remove_password', { schema: { body: removeSchema } }, async (request) => {
    const { user } = getMe(identity, request);
    await checkPassword(identity, request.browser, user, request.body.current_password, 'current_password');
    return userJson(identity, updateUser(identity, user, { passwordHash: null }));
  });
}
