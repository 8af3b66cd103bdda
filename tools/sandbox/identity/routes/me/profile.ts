import * as z from 'zod';
import { metadataSchema } from '../../accounts/sign-up-form.ts';
import { mergeMetadata } from '../../accounts/merge-metadata.ts';
import { ClerkError } from '../../errors/clerk-error.ts';
import { formRoute, route } from '../../http/route.ts';
import type { Identity } from '../../identity.ts';
import type { IdentificationKind, UserRow } from '../../store/rows.ts';
import { getMe, meReply } from './current-user.ts';

const name = z.string().trim().max(256).optional();
const updateSchema = z.object({
  first_name: name,
  last_name: name,
  primary_email_address_id: z.string().optional(),
  primary_web3_wallet_id: z.string().optional(),
  unsafe_metadata: metadataSchema.optional(),
});

/** @throws {ClerkError} unless it is one of the user's own, proven */
function assertVerified({ store }: Identity, userId: string, kind: IdentificationKind, id: string): void {
  const row = store.identifications.find(id);
  if (row?.userId !== userId || row.kind !== kind || row.verifiedAt === null)
    throw new ClerkError('form_param_value_invalid', {
      paramName: `primary_${kind}_id`,
      longMessage: 'Verify it before making it primary.',
    });
}

export const profileRoutes = [
  route('GET', '/me', (identity, context) => meReply(identity, context, getMe(identity, context).user)),
  formRoute('PATCH', '/me', updateSchema, (identity, context, form) => {
    const { user } = getMe(identity, context);
    const { primary_email_address_id: emailId, primary_web3_wallet_id: walletId } = form;
    if (emailId) assertVerified(identity, user.id, 'email_address', emailId);
    if (walletId) assertVerified(identity, user.id, 'web3_wallet', walletId);
    const change: Partial<UserRow> = {
      updatedAt: identity.now(),
      ...(form.first_name === undefined ? {} : { firstName: form.first_name || null }),
      ...(form.last_name === undefined ? {} : { lastName: form.last_name || null }),
      ...(form.unsafe_metadata === undefined ? {} : { unsafeMetadata: form.unsafe_metadata }),
      ...(emailId ? { primaryEmailAddressId: emailId } : {}),
      ...(walletId ? { primaryWeb3WalletId: walletId } : {}),
    };
    identity.store.users.update(user.id, change);
    return meReply(identity, context, { ...user, ...change });
  }),
  formRoute('PATCH', '/me/metadata', z.object({ unsafe_metadata: metadataSchema }), (identity, context, form) => {
    const { user } = getMe(identity, context);
    const change = { unsafeMetadata: mergeMetadata(user.unsafeMetadata, form.unsafe_metadata), updatedAt: identity.now() };
    identity.store.users.update(user.id, change);
    return meReply(identity, context, { ...user, ...change });
  }),
];
