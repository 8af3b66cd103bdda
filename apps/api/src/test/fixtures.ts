import type { User } from '@onepoint/api-contract';
import {
  createId,
  insertApiKey,
  insertProject,
  invitations,
  members,
  postLedgerEntry,
  projects,
  promoCodes,
  randomText,
} from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { api } from './api.ts';

/** A new user whom the identity service knows; returns the id. */
export function newUser(fields: Partial<User> = {}): string {
  const id = `user_${randomText(16)}`;
  api.directory.users.set(id, {
    id,
    type: 'email',
    firstName: 'Ada',
    lastName: null,
    username: null,
    imageUrl: null,
    emailAddresses: [{ emailAddress: `${id}@example.com`, verified: true, primary: true }],
    web3Wallets: [],
    createdAt: '2026-01-02T03:04:05.000Z',
    ...fields,
  });
  return id;
}

export interface NewProjectOptions {
  planId?: string;
  /** Given by a ledger entry. */
  balanceCents?: number;
}

/** A new project of a user; returns the id. */
export async function newProject(ownerId: string, { planId, balanceCents = 0 }: NewProjectOptions = {}): Promise<string> {
  const { orm } = api.database;
  const { id } = await orm.transaction((transaction) => insertProject(transaction, { name: 'Test project', ownerId, planId }));
  if (balanceCents !== 0) {
    await postLedgerEntry(orm, {
      projectId: id,
      kind: 'correction',
      amountCents: balanceCents,
      idempotencyKey: `test:${id}`,
      cause: { reason: 'Test' },
    });
  }
  return id;
}

/** Adds a member; returns the member's id. */
export async function newMember(projectId: string, userId: string, role: string): Promise<string> {
  const id = createId('mem');
  await api.database.orm.insert(members).values({ id, projectId, userId, role });
  return id;
}

/** A new API key, its secret shown to this user or to nobody; returns its id and secret. */
export async function newApiKey(
  projectId: string,
  name = 'Test key',
  secretShownTo?: string,
): Promise<{ apiKeyId: string; secret: string }> {
  const { apiKey, secret } = await insertApiKey(api.database.orm, { projectId, name, secretShownTo });
  return { apiKeyId: apiKey.id, secret };
}

/** A new promo code; returns it. */
export async function newPromoCode(columns: Omit<typeof promoCodes.$inferInsert, 'code'>): Promise<string> {
  const code = `TEST-${randomText(12).toUpperCase()}`;
  await api.database.orm.insert(promoCodes).values({ code, ...columns });
  return code;
}

/** Sets columns of a project that no call changes yet. */
export async function setProject(projectId: string, columns: Partial<typeof projects.$inferInsert>): Promise<void> {
  await api.database.orm.update(projects).set(columns).where(eq(projects.id, projectId));
}

/** A new invitation, open for an hour unless its columns say otherwise; returns its id. */
export async function newInvitation(projectId: string, columns: Partial<typeof invitations.$inferInsert> = {}): Promise<string> {
  const id = createId('inv');
  const expiresAt = new Date(Date.now() + 3_600_000);
  const email = `${id.toLowerCase()}@example.com`;
  const row = { id, projectId, email, role: 'viewer', invitedBy: 'user_inviter', expiresAt, ...columns };
  await api.database.orm.insert(invitations).values(row);
  return id;
}
