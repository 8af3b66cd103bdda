import { SessionError, type SessionVerifier, type VerifiedSession } from '@onepoint/auth/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null on public calls and before authentication. */
    session: VerifiedSession | null;
  }
}

const bearer = /^Bearer ([\w.~+/-]+=*)$/i;

/** Gives every request a place for its session. */
export function registerAuthentication(app: FastifyInstance): void {
  app.decorateRequest('session', null);
}

/**
 * Reads and verifies the session token of a request; makes no network call. Why a token is refused is nobody's business but the log's.
 *
 * @throws {ApiError} SESSION_REQUIRED
 */
export async function authenticate(request: FastifyRequest, sessions: SessionVerifier): Promise<VerifiedSession> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw sessionRequired();
  try {
    return await sessions.verify(token);
  } catch (error) {
    if (!(error instanceof SessionError)) throw error;
    request.log.debug({ reason: error.code }, 'session refused');
    throw sessionRequired(error);
  }
}

function sessionRequired(cause?: Error): ApiError {
  return new ApiError('SESSION_REQUIRED', { cause, headers: { 'www-authenticate': 'Bearer' } });
}
