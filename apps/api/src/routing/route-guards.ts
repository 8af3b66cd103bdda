import type { SessionVerifier } from '@onepoint/auth/server';
import type { FindRole } from '../plugins/authorisation.ts';
import type { RateLimiter } from '../plugins/create-rate-limiter.ts';

/** What every route is protected by. */
export interface RouteGuards {
  sessions: SessionVerifier;
  findRole: FindRole;
  limiter: RateLimiter;
  /** Calls of one user, or one address without a session, in the limiter's window. */
  callsMax: number;
}
