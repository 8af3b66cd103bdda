import { contract, tokenPrefixes, tokensMax, type CreatedToken, type Token } from '@onepoint/api-contract';
import { createId, createTokenSecret, type NewAuditEntry, type Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import type { Services } from '../../services.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { memberViewer, toPublicUser, type Viewer } from '../users/public-user.ts';
import type { TokenOwner, TokenRow } from './tokens.repository.ts';

async function present(users: Services['users'], rows: readonly TokenRow[], viewer: Viewer): Promise<Token[]> {
  const creators = await users.listPublicUsers([...new Set(rows.map(({ createdBy }) => createdBy))], viewer);
  return rows.map(({ id, name, last4, scopes, createdBy, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    name,
    last4,
    scopes,
    createdBy: creators.get(createdBy) ?? toPublicUser(createdBy, null, viewer),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

interface NewToken {
  name: string;
  scopes: readonly string[];
  expiresAt: string;
}

/** @throws {ApiError} LIMIT_REACHED */
async function insert(
  transaction: Transaction,
  { tokens, now }: Services,
  owner: TokenOwner,
  { name, scopes, expiresAt }: NewToken,
  userId: string,
): Promise<{ row: TokenRow; secret: string }> {
  if ((await tokens.count(transaction, owner)) >= tokensMax) throw new ApiError('LIMIT_REACHED', { details: { limit: tokensMax } });
  const { secret, secretHash, last4 } = createTokenSecret('userId' in owner ? tokenPrefixes.personal : tokenPrefixes.project);
  const row = await tokens.create(transaction, {
    id: createId('tok'),
    ...owner,
    name,
    scopes: [...scopes],
    secretHash,
    last4,
    createdBy: userId,
    createdAt: now(),
    expiresAt: new Date(expiresAt),
  });
  return { row, secret };
}

export function tokenEntry(
  action: 'token.create' | 'token.revoke',
  actorId: string | null,
  projectId: string,
  { id, name, scopes, expiresAt }: TokenRow,
): NewAuditEntry {
  const changes = [
    { field: 'scopes', before: null, after: scopes },
    { field: 'expiresAt', before: null, after: expiresAt.toISOString() },
  ];
  return { projectId, action, actorId, subject: { type: 'token', id, name }, changes: action === 'token.create' ? changes : [] };
}

const own = (userId: string): Viewer => ({ userId, seesIdentifiers: false });

const listPersonalTokens = defineRoute(contract.listPersonalTokens, async ({ userId }, { tokens, users }) =>
  present(users, await tokens.list({ userId }), own(userId)),
);

const createPersonalToken = defineRoute(contract.createPersonalToken, async ({ body, userId }, services): Promise<CreatedToken> => {
  const { row, secret } = await services.orm.transaction((transaction) => insert(transaction, services, { userId }, body, userId));
  const [token] = await present(services.users, [row], own(userId));
  return { ...(token as Token), secret };
});

const revokePersonalToken = defineRoute(
  contract.revokePersonalToken,
  async ({ params: { personalTokenId }, userId }, { orm, tokens, now }) => {
    if ((await tokens.revoke(orm, { userId }, personalTokenId, now())) === null) throw new ApiError('TOKEN_NOT_FOUND');
    return null;
  },
);

const listProjectTokens = defineRoute(contract.listProjectTokens, async ({ params: { projectId }, userId, role }, { tokens, users }) =>
  present(users, await tokens.list({ projectId }), memberViewer(userId, role)),
);

const createProjectToken = defineRoute(
  contract.createProjectToken,
  async ({ params: { projectId }, body, userId, role }, services): Promise<CreatedToken> => {
    const { orm, projects, audit } = services;
    const { row, secret } = await orm.transaction(async (transaction) => {
      // Re-check membership under the lock: a member removed since the request started must not see the secret (ADR 0024).
      await authorizeLocked(transaction, projects, { action: contract.createProjectToken.access, projectId, userId });
      const created = await insert(transaction, services, { projectId }, body, userId);
      await audit.add(transaction, tokenEntry('token.create', userId, projectId, created.row));
      return created;
    });
    const [token] = await present(services.users, [row], memberViewer(userId, role));
    return { ...(token as Token), secret };
  },
);

const revokeProjectToken = defineRoute(
  contract.revokeProjectToken,
  async ({ params: { projectId, tokenId }, userId }, { orm, projects, tokens, audit, now }) => {
    await orm.transaction(async (transaction) => {
      await authorizeLocked(transaction, projects, { action: contract.revokeProjectToken.access, projectId, userId });
      const row = await tokens.revoke(transaction, { projectId }, tokenId, now());
      if (row === null) throw new ApiError('TOKEN_NOT_FOUND');
      await audit.add(transaction, tokenEntry('token.revoke', userId, projectId, row));
    });
    return null;
  },
);

export const tokenRoutes = [
  listPersonalTokens,
  createPersonalToken,
  revokePersonalToken,
  listProjectTokens,
  createProjectToken,
  revokeProjectToken,
];
