import type { PublicUser, User } from '@onepoint/api-contract';
import { maskedIdentifier, maskId } from '@onepoint/auth/server';

/** What others may see of a user: a name, else a masked wallet, e-mail address or id. */
export function toPublicUser(userId: string, user: User | null): PublicUser {
  const name = user === null ? '' : maskedIdentifier(user);
  return { id: userId, displayName: name === '' ? maskId(userId) : name, imageUrl: user?.imageUrl ?? null };
}
