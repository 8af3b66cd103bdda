import { may, type PublicUser, type User } from '@onepoint/api-contract';
import { displayedIdentifier, maskedIdentifier, maskId } from '@onepoint/auth/server';

/** The user who requests data about users. Their own identifiers are never masked. */
export interface Viewer {
  /** Null if the data is not for a signed-in user. */
  readonly userId: string | null;
  readonly seesIdentifiers: boolean;
}

export function memberViewer(userId: string, role: string): Viewer {
  return { userId, seesIdentifiers: may(role, 'member:manage') };
}

/** For the audit log, which only member managers read. */
export const auditViewer: Viewer = { userId: null, seesIdentifiers: true };

const stranger: Viewer = { userId: null, seesIdentifiers: false };

/** Shows the name, or else a wallet, email address, or id. They are masked unless the viewer can see identifiers. */
export function toPublicUser(userId: string, user: User | null, viewer: Viewer = stranger): PublicUser {
  const isWhole = viewer.seesIdentifiers || viewer.userId === userId;
  const known = user === null ? '' : isWhole ? displayedIdentifier(user) : maskedIdentifier(user);
  const unknown = isWhole ? userId : maskId(userId);
  return { id: userId, displayName: known === '' ? unknown : known, imageUrl: user?.imageUrl ?? null };
}
