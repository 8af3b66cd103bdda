import { may, type Action, type Call, type Scope } from '@onepoint/api-contract';
import { SessionError, type SessionVerifier } from '@onepoint/auth/server';
import { isTokenSecret } from '@onepoint/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { TokenCaller, TokensRepository } from '../modules/tokens/tokens.repository.ts';

export interface Caller {
  /** The signed-in user, the user of a personal token, or the creator of a project token. */
  userId: string;
  /** Null for a session. */
  token: TokenCaller | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public calls and before authentication. */
    caller: Caller | null;
  }
}

const bearer = /^Bearer ([\w.~+/-]+=*)$/i;

export function registerAuthentication(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
}

interface Authentication {
  sessions: SessionVerifier;
  tokens: Pick<TokensRepository, 'findBySecret' | 'recordUse'>;
  now: () => Date;
}

/**
 * API tokens are looked up in the database, so that every process rejects a revoked one immediately. Session tokens are verified without a network
 * call. The reason for a rejected session is logged but not sent.
 *
 * @throws {ApiError} SESSION_REQUIRED, TOKEN_EXPIRED or TOKEN_REVOKED
 */
export async function authenticate(request: FastifyRequest, { sessions, tokens, now }: Authentication): Promise<Caller> {
  const token = readBearer(request);
  if (token === undefined) throw unauthorized('SESSION_REQUIRED');
  if (isTokenSecret(token)) return authenticateToken(token, tokens, now());
  try {
    const { userId } = await sessions.verify(token);
    return { userId, token: null };
  } catch (error) {
    if (!(error instanceof SessionError)) throw error;
    request.log.debug({ reason: error.code }, 'session refused');
    throw unauthorized('SESSION_REQUIRED', error);
  }
}

async function authenticateToken(secret: string, tokens: Authentication['tokens'], now: Date): Promise<Caller> {
  const presented = await tokens.findBySecret(secret);
  if (presented === null) throw unauthorized('SESSION_REQUIRED');
  const { row, isRevoked } = presented;
  if (isRevoked) throw unauthorized('TOKEN_REVOKED');
  if (row.expiresAt <= now) throw unauthorized('TOKEN_EXPIRED');
  await tokens.recordUse(row, now);
  const { id, name, projectId, scopes, createdBy: userId } = row;
  const kind = projectId === null ? 'personal' : 'project';
  return { userId, token: { id, name, kind, projectId, scopes: new Set(scopes), userId } };
}

function unauthorized(code: 'SESSION_REQUIRED' | 'TOKEN_EXPIRED' | 'TOKEN_REVOKED', cause?: Error): ApiError {
  return new ApiError(code, { cause, headers: { 'www-authenticate': 'Bearer' } });
}

function readBearer({ headers }: FastifyRequest): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.[1];
}

/** Also true for invalid API tokens. */
export const presentsToken = (request: FastifyRequest): boolean => isTokenSecret(readBearer(request) ?? '');

/** @throws {ApiError} TOKEN_NOT_ALLOWED or TOKEN_SCOPE_MISSING */
export function assertTokenMay(token: TokenCaller, { access, scope }: Pick<Call, 'access' | 'scope'>): void {
  if (access === 'public') return;
  if (scope === null || (token.kind === 'project' && access === 'session')) {
    throw new ApiError('TOKEN_NOT_ALLOWED', { details: { kind: token.kind } });
  }
  assertScope(token, scope);
}

/**
 * Does nothing for requests without an API token.
 *
 * @throws {ApiError} TOKEN_SCOPE_MISSING
 */
export function assertScope(token: TokenCaller | null, scope: Scope): void {
  if (token !== null && !token.scopes.has(scope)) throw new ApiError('TOKEN_SCOPE_MISSING', { details: { scope } });
}

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
