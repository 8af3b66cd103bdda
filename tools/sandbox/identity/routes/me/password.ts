import * as z from 'zod';
import { assertPasswordLength, checkPassword } from '../../accounts/check-password.ts';
import { hashSecret } from '../../crypto/secret-hash.ts';
import { formRoute } from '../../http/route.ts';
import { activeSessions, endSessions } from '../../sessions/active-sessions.ts';
import { getMe, meReply } from './current-user.ts';

const password = z.string().max(1000);
const changeSchema = z.object({
  current_password: password.default(''),
  new_password: password,
  sign_out_of_other_sessions: z.stringbool().default(false),
});

export const passwordRoutes = [
  formRoute('POST', '/me/change_password', changeSchema, async (identity, context, form) => {
    const { user, session } = getMe(identity, context);
    assertPasswordLength(form.new_password, 'new_password');
    if (user.passwordHash !== null)
      await checkPassword(identity, user, form.current_password, { clientAddress: context.clientAddress, paramName: 'current_password' });
    const change = { passwordHash: await hashSecret(form.new_password, 'password'), updatedAt: identity.now() };
    identity.store.transaction(() => {
      identity.store.users.update(user.id, change);
      if (!form.sign_out_of_other_sessions) return;
      const others = activeSessions(identity, { userId: user.id }).filter(({ id }) => id !== session.id);
      endSessions(identity, others, 'revoked');
    });
    return meReply(identity, context, { ...user, ...change });
  }),
  formRoute('POST', '/me/remove_password', z.object({ current_password: password.default('') }), async (identity, context, form) => {
    const { user } = getMe(identity, context);
    await checkPassword(identity, user, form.current_password, { clientAddress: context.clientAddress, paramName: 'current_password' });
    const change = { passwordHash: null, updatedAt: identity.now() };
    identity.store.users.update(user.id, change);
    return meReply(identity, context, { ...user, ...change });
  }),
];
