import type { Identity } from '../identity.ts';
import { describeUserAgent } from '../sessions/describe-user-agent.ts';
import { factorAge, mintSessionToken } from '../sessions/mint-session-token.ts';
import type { SessionRow, UserRow } from '../store/rows.ts';
import { publicUserDataJson, userJson } from './user.ts';

/** Clerk's `session` object with its user and, while it is live, a fresh token. */
export function sessionJson(identity: Identity, session: SessionRow, user: UserRow) {
  const isActive = session.status === 'active';
  return {
    object: 'session',
    id: session.id,
    status: session.status,
    expire_at: session.expiresAt,
    abandon_at: session.expiresAt,
    last_active_at: session.lastActiveAt,
    last_active_organization_id: null,
    actor: null,
    tasks: null,
    factor_verification_age: factorAge(session, identity.now()),
    user: userJson(identity, user),
    public_user_data: publicUserDataJson(identity, user),
    created_at: session.createdAt,
    updated_at: session.updatedAt,
    last_active_token: isActive ? { object: 'token', jwt: mintSessionToken(identity, session) } : null,
  };
}

/** Clerk's `session_with_activities`: for the list of places where a user is signed in. */
export function sessionActivityJson(session: SessionRow) {
  return {
    object: 'session',
    id: session.id,
    status: session.status,
    expire_at: session.expiresAt,
    abandon_at: session.expiresAt,
    last_active_at: session.lastActiveAt,
    actor: null,
    latest_activity: {
      object: 'session_activity',
      id: `act_${session.id}`,
      ...describeUserAgent(session.userAgent),
      ip_address: session.address,
      city: null,
      country: null,
    },
  };
}
