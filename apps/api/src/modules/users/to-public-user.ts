import { may, type PublicUser, type User } from '@onepoint/api-contract';
import { displayedIdentifier, maskedIdentifier, maskId } from '@onepoint/auth/server';

/** Who looks at other users. Nobody's own identifiers are masked to them. */
export interface Viewer {
  /** Null for a reader that is not a person. */
  readonly userId: string | null;
  /** Whether the identifiers of others are shown whole as well. */
  readonly seesIdentifiers: boolean;
}

/** A member of a project: managers of members see whom they manage. */
export function memberViewer(userId: string, role: string): Viewer {
  return { userId, seesIdentifiers: may(role, 'member:manage') };
}

/** The audit log, which only managers of members read. */
export const auditViewer: Viewer = { userId: null, seesIdentifiers: true };

const stranger: Viewer = { userId: null, seesIdentifiers: false };

/** What a viewer may see of a user: a name, else a wallet, an email address or the id, masked unless the viewer may see it whole. */
export function toPublicUser(userId: string, user: User | null, viewer: Viewer = stranger): PublicUser {
  const isWhole = viewer.seesIdentifiers || viewer.userId === userId;
  const known = user === null ? '' : isWhole ? displayedIdentifier(user) : maskedIdentifier(user);
  const unknown = isWhole ? userId : maskId(userId);
  return { id: userId, displayName: known === '' ? unknown : known, imageUrl: user?.imageUrl ?? null };
}
