import { scopes, tokenPrefixes, type Payment, type Scope, type User } from '@onepoint/api-contract';
import {
  alerts,
  apiTokens,
  createId,
  createSecretBox,
  createTokenSecret,
  enqueueTestEvent,
  insertApiKey,
  insertProject,
  invitations,
  members,
  postLedgerEntry,
  projects,
  promoCodes,
  providers,
  randomText,
  recordRequests,
  recordUsage,
  sealProvider,
  sealWebhook,
  webhookDeliveries,
  webhooks,
  type Database,
  type NewLoggedRequest,
  type OpenProvider,
  type OpenWebhook,
} from '@onepoint/database';
import { testSecretKeys } from '@onepoint/database/testing';
import { eq } from 'drizzle-orm';
import { onTestFinished, vi } from 'vitest';
import { api, callApi } from './api.ts';

export const testSecrets = createSecretBox(testSecretKeys);

/** Stops the clock of this process at noon (UTC), so that a test about today can't run across midnight. */
export function stopClockAtNoon(): void {
  vi.setSystemTime(new Date().setUTCHours(12, 0, 0, 0));
  onTestFinished(() => void vi.useRealTimers());
}

/** Adds a user to the identity service only. Returns the id. */
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

interface NewProjectOptions {
  planId?: string;
  balanceCents?: number;
}

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

export async function newMember(projectId: string, userId: string, role: string): Promise<string> {
  const id = createId('mem');
  await api.database.orm.insert(members).values({ id, projectId, userId, role });
  return id;
}

/** `secretShownTo` is the id of a user who has seen the secret. */
export async function newApiKey(
  projectId: string,
  name = 'Test key',
  secretShownTo?: string,
): Promise<{ apiKeyId: string; secret: string }> {
  const { apiKey, secret } = await insertApiKey(api.database.orm, { projectId, name, secretShownTo });
  return { apiKeyId: apiKey.id, secret };
}

interface NewTokenOptions {
  /** @default all */
  scopes?: readonly Scope[];
  /** Creates a token of this project instead of a personal one. */
  projectId?: string | undefined;
  /** @default in an hour */
  expiresAt?: Date;
  revokedAt?: Date | null;
}

export async function newToken(
  userId: string,
  { scopes: allowed = scopes, projectId, expiresAt = new Date(Date.now() + 3_600_000), revokedAt = null }: NewTokenOptions = {},
): Promise<{ tokenId: string; secret: string }> {
  const id = createId('tok');
  const { secret, secretHash, last4 } = createTokenSecret(projectId === undefined ? tokenPrefixes.personal : tokenPrefixes.project);
  const owner = projectId === undefined ? { userId } : { projectId };
  const columns = { name: 'Test token', scopes: [...allowed], secretHash, last4, createdBy: userId, expiresAt, revokedAt };
  await api.database.orm.insert(apiTokens).values({ id, ...owner, ...columns });
  return { tokenId: id, secret };
}

export async function newPromoCode(columns: Omit<typeof promoCodes.$inferInsert, 'code'>): Promise<string> {
  const code = `TEST-${randomText(12).toUpperCase()}`;
  await api.database.orm.insert(promoCodes).values({ code, ...columns });
  return code;
}

export async function setProject(projectId: string, columns: Partial<typeof projects.$inferInsert>): Promise<void> {
  await api.database.orm.update(projects).set(columns).where(eq(projects.id, projectId));
}

/** Valid for an hour by default. Returns the id. */
export async function newInvitation(projectId: string, columns: Partial<typeof invitations.$inferInsert> = {}): Promise<string> {
  const id = createId('inv');
  const expiresAt = new Date(Date.now() + 3_600_000);
  const email = `${id.toLowerCase()}@example.com`;
  // Long enough ago to be resent.
  const sentAt = new Date(Date.now() - 3_600_000);
  const row = { id, projectId, email, role: 'viewer', invitedBy: 'user_inviter', expiresAt, sentAt, ...columns };
  await api.database.orm.insert(invitations).values(row);
  return id;
}

export async function newPayment(projectId: string, as: string, amountCents = 10_000): Promise<Payment> {
  const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: amountCents };
  const reply = await callApi(`POST /v1/projects/${projectId}/payments`, { as, body, headers: { 'idempotency-key': randomText(16) } });
  if (reply.status !== 201) throw new Error(`No payment was made: ${reply.status}`);
  return reply.body as Payment;
}

export async function newProviderProject(ownerId: string, { orm }: Pick<Database, 'orm'> = api.database): Promise<string> {
  const { id } = await orm.transaction((transaction) => insertProject(transaction, { name: 'Node runners', ownerId }));
  await orm.update(projects).set({ isProvider: true }).where(eq(projects.id, id));
  return id;
}

/** Adds a provider whose node doesn't run. Returns the id. */
export async function newProvider(projectId: string, columns: Partial<OpenProvider> = {}): Promise<string> {
  const id = createId('prov');
  const row = { id, projectId, name: 'Node', chain: 'base', health: 'healthy', checkedAt: new Date() } as const;
  const { url = 'https://node.example.com/secret?key=1', ...others } = columns;
  await api.database.orm.insert(providers).values({ ...row, ...others, ...sealProvider(testSecrets, id, url) });
  return id;
}

const testWebhookSecret = `whsec_${Buffer.from('secret').toString('base64')}`;

export async function newWebhook(
  projectId: string,
  columns: Partial<OpenWebhook> = {},
  { orm }: Pick<Database, 'orm'> = api.database,
): Promise<string> {
  const id = createId('wh');
  const row = { id, projectId, url: 'https://hooks.example.com/a', secret: testWebhookSecret, createdBy: 'user_a', ...columns };
  await orm.insert(webhooks).values({ ...row, ...sealWebhook(testSecrets, id, row) });
  return id;
}

export function newDelivery(projectId: string, webhookId: string): Promise<typeof webhookDeliveries.$inferSelect> {
  return enqueueTestEvent(api.database.orm, webhookId, { id: projectId, name: 'Test project' });
}

/** Open by default. Returns the id. */
export async function newAlert(projectId: string, columns: Partial<typeof alerts.$inferInsert> = {}): Promise<string> {
  const id = createId('alt');
  const row = { id, projectId, kind: 'low-balance', threshold: 1_000, value: 900, raisedAt: new Date(), ...columns } as const;
  await api.database.orm.insert(alerts).values(row);
  return id;
}

export async function newLoggedRequest(projectId: string, apiKeyId: string, fields: Partial<NewLoggedRequest> = {}): Promise<string> {
  const requestId = createId('req');
  const call = { projectId, apiKeyId, requestId, chain: 'ethereum', method: 'eth_call', transport: 'http', computeUnits: 26 } as const;
  const row = { ...call, status: 'succeeded', createdAt: new Date(), ...fields };
  await recordRequests(api.database.orm, [row], { timeoutMs: 60_000 });
  return row.requestId;
}

interface NewUsageParameters {
  projectId: string;
  apiKeyId: string;
  minute: string;
  chain?: string;
  method?: string;
  requests?: number;
  errors?: number;
  computeUnits?: number;
  providerId?: string;
  providerFailures?: number;
  errorsByStatus?: readonly number[];
  latencies?: readonly number[];
}

export async function newUsage({ minute, ...counts }: NewUsageParameters): Promise<void> {
  const row = { chain: 'ethereum', method: 'eth_call', requests: 1, errors: 0, computeUnits: 26, ...counts, minute: new Date(minute) };
  await recordUsage(api.database.pool, { gatewayId: createId('req'), sequence: 1, rows: [row] });
}

/** A new user signs up with the referral code, and their first project makes the deposits. Returns the project's id. */
export async function newReferredDeposit(code: string, depositsCents: readonly number[]): Promise<string> {
  const as = newUser();
  const created = await callApi('POST /v1/projects', { as, body: { name: 'Brought', referralCode: code } });
  const { id: projectId } = created.body as { id: string };
  for (const amountCents of depositsCents) {
    const payment = await newPayment(projectId, as, amountCents);
    api.provider.report(payment.id, { status: 'paid', paidCents: amountCents });
    for (let turn = 0; turn < 2; turn += 1) await callApi(`POST /v1/projects/${projectId}/payments/${payment.id}/check`, { as });
  }
  return projectId;
}
