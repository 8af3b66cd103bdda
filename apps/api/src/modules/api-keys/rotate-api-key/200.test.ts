import { rotatedApiKeySchema } from '@onepoint/api-contract';
import { apiKeys, hashApiKeySecret } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

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

test('the key keeps its id and name and has a new secret, of which only the hash is stored', async () => {
  const { before, after, row } = await rotated(3_600);
  expect(after).toMatchObject({ id: before.apiKeyId, name: 'Server', last4: after.secret.slice(-4) });
  expect(after.secret).not.toBe(before.secret);
  expect(row).toMatchObject({ secretHash: hashApiKeySecret(after.secret), previousSecretHash: hashApiKeySecret(before.secret) });
  for (const secret of [before.secret, after.secret]) expect(JSON.stringify(row)).not.toContain(secret);
});

test('the previous secret works for the grace period, which the list shows while it lasts', async () => {
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

test('without a grace period nothing is left of the previous secret', async () => {
  const { after, row } = await rotated(0);
  expect(after.previousSecretEndsAt).toBeNull();
  expect(row).toMatchObject({ previousSecretHash: null, previousSecretEndsAt: null });
});

test('the key says who was shown a secret that works: whoever rotated it, and who knew it before while that one works', async () => {
  const [inGrace, atOnce] = [await rotated(3_600), await rotated(0)];
  expect(inGrace.after.secretShownTo).toEqual([inGrace.me, 'user_before']);
  expect(atOnce.after.secretShownTo).toEqual([atOnce.me]);
});

test('a rotation is written down without a secret', async () => {
  const { me, projectId, before, after } = await rotated(60);
  const entries = await readAudit(projectId);
  expect(entries).toMatchObject([{ action: 'apiKey.rotate', actorId: me, subjectId: after.id, subjectName: 'Server' }]);
  for (const secret of [before.secret, after.secret]) expect(JSON.stringify(entries)).not.toContain(secret);
});
