import { may, type Action } from '@onepoint/api-contract';
import { SessionError, type SessionVerifier, type VerifiedSession } from '@onepoint/auth/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public calls and before authentication. */
    session: VerifiedSession | null;
  }
}

const bearer = /^Bearer ([\w.~+/-]+=*)$/i;

export function registerAuthentication(app: FastifyInstance): void {
  app.decorateRequest('session', null);
}

/**
 * Verifies the session token of a request without a network call. The reason for a rejection is logged and not sent.
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

/** Looks up a user's role in a project that is not deleted; null for users who are not members. */
export type FindRole = (projectId: string, userId: string) => Promise<string | null>;

/**
 * Returns the caller's role if it allows the action. Callers who are not members get the same reply as for an unknown project.
 *
 * @throws {ApiError} PROJECT_NOT_FOUND or ROLE_FORBIDS
 */
export async function authorize(findRole: FindRole, action: Action, projectId: string, userId: string): Promise<string> {
  const role = await findRole(projectId, userId);
  if (role === null) throw new ApiError('PROJECT_NOT_FOUND');
  assertMay(role, action);
  return role;
}

/** @throws {ApiError} ROLE_FORBIDS */
export function assertMay(role: string, action: Action): void {
  if (!may(role, action)) throw new ApiError('ROLE_FORBIDS', { details: { role, action } });
}
