import { rotatedApiKeySchema } from '@onepoint/api-contract';
import { apiKeys, hashApiKeySecret } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newApiKey, newProject, newUser } from '../../test/fixtures.ts';

async function rotated(gracePeriodInSecs: number) {
  const me = newUser();
  const projectId = await newProject(me);
  const before = await newApiKey(projectId, 'Server', 'user_before');
  const path = `/v1/projects/${projectId}/apiKeys/${before.apiKeyId}`;
  const reply = await callApi(`POST ${path}/rotate`, { as: me, body: { gracePeriodInSecs } });
  expect(reply.status).toBe(200);
  const after = rotatedApiKeySchema.parse(reply.body);
  const [row] = await api.database.orm.select().from(apiKeys).where(eq(apiKeys.id, before.apiKeyId));
  return { me, projectId, path, before, after, row };
}

test('keeps id and name, returns a new secret and stores only its hash', async () => {
  const { before, after, row } = await rotated(3_600);
  expect(after).toMatchObject({ id: before.apiKeyId, name: 'Server', last4: after.secret.slice(-4) });
  expect(after.secret).not.toBe(before.secret);
  expect(row).toMatchObject({ secretHash: hashApiKeySecret(after.secret), previousSecretHash: hashApiKeySecret(before.secret) });
  for (const secret of [before.secret, after.secret]) expect(JSON.stringify(row)).not.toContain(secret);
});

test('keeps the previous secret for the grace period and shows when it ends', async () => {
  const askedAt = Date.now();
  const { me, path, after, row } = await rotated(3_600);
  const endsAt = Date.parse(after.previousSecretEndsAt ?? '');
  expect(endsAt).toBeGreaterThanOrEqual(askedAt + 3_600_000);
  expect(endsAt).toBeLessThanOrEqual(Date.now() + 3_600_000);
  expect(row?.previousSecretEndsAt?.getTime()).toBe(endsAt);
  expect((await callApi(`GET ${path}`, { as: me })).body).toMatchObject({ previousSecretEndsAt: after.previousSecretEndsAt });
  const past = new Date(Date.now() - 1_000);
  await api.database.orm.update(apiKeys).set({ previousSecretEndsAt: past }).where(eq(apiKeys.id, after.id));
  expect((await callApi(`GET ${path}`, { as: me })).body).toMatchObject({ previousSecretEndsAt: null });
});

test('removes the previous secret immediately without a grace period', async () => {
  const { after, row } = await rotated(0);
  expect(after.previousSecretEndsAt).toBeNull();
  expect(row).toMatchObject({ previousSecretHash: null, previousSecretEndsAt: null });
});

test('lists who has seen a working secret: the user who rotated it, and the previous one during the grace period', async () => {
  const [inGrace, atOnce] = [await rotated(3_600), await rotated(0)];
  expect(inGrace.after.secretShownTo).toEqual([inGrace.me, 'user_before']);
  expect(atOnce.after.secretShownTo).toEqual([atOnce.me]);
});

test('writes an audit entry without secrets', async () => {
  const { me, projectId, before, after } = await rotated(60);
  const entries = await readAudit(projectId);
  expect(entries).toMatchObject([{ action: 'apiKey.rotate', actorId: me, subjectId: after.id, subjectName: 'Server' }]);
  for (const secret of [before.secret, after.secret]) expect(JSON.stringify(entries)).not.toContain(secret);
});

test.each([{}, { gracePeriodInSecs: -1 }, { gracePeriodInSecs: 604_801 }, { gracePeriodInSecs: 1.5 }, { gracePeriodInSecs: '60' }])(
  'returns 400 for %j',
  async (body) => {
    const me = newUser();
    const projectId = await newProject(me);
    const { apiKeyId } = await newApiKey(projectId);
    expectError(await callApi(`POST /v1/projects/${projectId}/apiKeys/${apiKeyId}/rotate`, { as: me, body }), 'VALIDATION_FAILED');
  },
);

test('rotates nothing when the request is repeated and reports the replay, because the secret cannot be shown again', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  const rotate = (gracePeriodInSecs: number) =>
    callApi(`POST ${path}/rotate`, { as: me, body: { gracePeriodInSecs }, headers: { 'idempotency-key': 'rotate-once' } });
  const { last4 } = (await rotate(60)).body as { last4: string };
  expect(expectError(await rotate(60), 'IDEMPOTENCY_KEY_REPLAYED')).toEqual({ apiKeyId });
  expectError(await rotate(0), 'IDEMPOTENCY_KEY_REUSED');
  expect((await callApi(`GET ${path}`, { as: me })).body).toMatchObject({ last4 });
  expect(await readAudit(projectId)).toHaveLength(1);
});
