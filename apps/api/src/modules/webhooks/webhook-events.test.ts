import { webhookPayloadSchema, type WebhookEvent } from '@onepoint/api-contract';
import { enqueueWebhookEvents, evaluateLowBalances, webhookDeliveries } from '@onepoint/database';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { parse } from 'zod/v4/core';
import { api, callApi } from '../../test/api.ts';
import { newApiKey, newMember, newPayment, newProject, newToken, newUsage, newUser, newWebhook, setProject } from '../../test/fixtures.ts';

const { orm } = api.database;

/** Oldest first, validated against the contract. */
async function eventsOf(webhookId: string) {
  const rows = await orm
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(asc(webhookDeliveries.sequence));
  return rows.map(({ event, eventId, payload }) => {
    const { data } = parse(webhookPayloadSchema(event as WebhookEvent), payload) as { data: Record<string, unknown> };
    return { event: event as WebhookEvent, eventId, data };
  });
}

const namesOf = async (webhookId: string) => (await eventsOf(webhookId)).map(({ event }) => event);

test('sends each event once to every enabled webhook that subscribed to it', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const all = await newWebhook(projectId);
  const same = await newWebhook(projectId, { events: ['apiKey.created', 'apiKey.deleted'] });
  const other = await newWebhook(projectId, { events: ['payment.credited'] });
  const disabled = await newWebhook(projectId, { isEnabled: false });
  const foreign = await newWebhook(await newProject(me));
  await callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: me, body: { name: 'Server' } });
  const [[first], [second]] = [await eventsOf(all), await eventsOf(same)];
  expect(first).toMatchObject({
    event: 'apiKey.created',
    data: { project: { id: projectId, name: 'Test project' }, apiKey: { name: 'Server' } },
  });
  expect(second).toEqual(first);
  for (const id of [other, disabled, foreign]) expect(await namesOf(id)).toEqual([]);
});

test('sends nothing about a change that is rolled back', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const webhookId = await newWebhook(projectId);
  const limit = { amount: 100, spent: 100, percent: 100 };
  const work = orm.transaction(async (transaction) => {
    await enqueueWebhookEvents(transaction, projectId, [{ event: 'limit.reached', data: { limit } }]);
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await eventsOf(webhookId)).toEqual([]);
});

test('reports changes of API keys with their author', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const webhookId = await newWebhook(projectId);
  const { apiKeyId } = await newApiKey(projectId);
  const { tokenId, secret: token } = await newToken(me, { projectId });
  const path = `/v1/projects/${projectId}/apiKeys`;
  await callApi(`POST ${path}`, { as: me, body: { name: 'Server' } });
  await callApi(`PATCH ${path}/${apiKeyId}`, { as: me, body: { status: 'paused', limits: { requestsPerSecond: 5 } } });
  await callApi(`POST ${path}/${apiKeyId}/rotate`, { token, body: { gracePeriodInSecs: 0 } });
  await callApi(`DELETE ${path}/${apiKeyId}`, { as: me });
  const events = await eventsOf(webhookId);
  expect(events.map(({ event, data }) => [event, data['action']])).toEqual([
    ['apiKey.created', 'apiKey.create'],
    ['apiKey.changed', 'apiKey.pause'],
    ['apiKey.changed', 'apiKey.changeLimits'],
    ['apiKey.rotated', 'apiKey.rotate'],
    ['apiKey.deleted', 'apiKey.delete'],
  ]);
  expect(events.map(({ data }) => data['actor'])).toEqual([
    { userId: me, tokenId: null },
    { userId: me, tokenId: null },
    { userId: me, tokenId: null },
    { userId: null, tokenId },
    { userId: me, tokenId: null },
  ]);
  expect(events[1]?.data).toMatchObject({ apiKey: { id: apiKeyId }, changes: [{ field: 'status', before: 'active', after: 'paused' }] });
});

test('reports invitations and members by id only', async () => {
  const [me, guest] = [newUser(), newUser({ firstName: 'Grace' })];
  const projectId = await newProject(me);
  const webhookId = await newWebhook(projectId);
  const memberId = await newMember(projectId, newUser({ firstName: 'Linus' }), 'viewer');
  const invited = await callApi(`POST /v1/projects/${projectId}/invitations`, { as: me, body: { userId: guest, role: 'viewer' } });
  const { id: invitationId } = invited.body as { id: string };
  await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: guest });
  await callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: me, body: { role: 'developer' } });
  await callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { as: me });
  const events = await eventsOf(webhookId);
  expect(events.map(({ event }) => event)).toEqual(['member.invited', 'member.joined', 'member.roleChanged', 'member.removed']);
  expect(events[0]?.data).toMatchObject({ invitation: { id: invitationId, userId: guest } });
  expect(events[2]?.data).toMatchObject({ member: { id: memberId }, changes: [{ field: 'role', before: 'viewer', after: 'developer' }] });
  expect(JSON.stringify(events)).not.toMatch(/Grace|Linus|@example/);
});

test('reports credited and canceled payments once', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const webhookId = await newWebhook(projectId);
  const [paid, canceled] = [await newPayment(projectId, me), await newPayment(projectId, me, 5_000)];
  api.provider.report(paid.id, { status: 'paid', paidCents: 10_000 });
  api.provider.report(canceled.id, { status: 'canceled', paidCents: 0 });
  for (const { id } of [paid, canceled, paid, canceled]) await callApi(`POST /v1/projects/${projectId}/payments/${id}/check`, { as: me });
  const events = await eventsOf(webhookId);
  expect(events.map(({ event, data }) => ({ event, ...data }))).toMatchObject([
    { event: 'payment.credited', payment: { id: paid.id, status: 'CONFIRMED', amount: 10_000, received: 10_000 } },
    { event: 'payment.canceled', payment: { id: canceled.id, status: 'CANCELED', amount: 5_000, credited: 0 } },
  ]);
});

test('reports changes of plan and add-ons', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'FREE', balanceCents: 100_000 });
  const webhookId = await newWebhook(projectId);
  const change = (body: object) => callApi(`PATCH /v1/projects/${projectId}`, { as: me, body });
  await change({ nextUsageCommitment: 'PAYG' });
  await change({ nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: 2 });
  const events = await eventsOf(webhookId);
  expect(events.map(({ event }) => event)).toEqual(['plan.changed', 'package.changed']);
  expect(events[0]?.data['changes']).toContainEqual({ field: 'usageCommitment', before: 'FREE', after: 'PAYG' });
});

test('reports alerts, the spend limit, and a balance that is running out', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 10 });
  const webhookId = await newWebhook(projectId);
  const { apiKeyId } = await newApiKey(projectId);
  const change = (body: object) => callApi(`PATCH /v1/projects/${projectId}`, { as: me, body });
  await change({ alerts: { lowBalance: 100 } });
  await change({ alerts: { lowBalance: null } });
  const dayMs = 86_400_000;
  await setProject(projectId, { createdAt: new Date(Date.now() - 3 * dayMs), spendLimitCents: 10, spendAlertPercents: [50, 100] });
  const spend = (minute: Date) => newUsage({ projectId, apiKeyId, minute: minute.toISOString(), computeUnits: 160_000 });
  await spend(new Date(Date.now() - dayMs));
  await spend(new Date());
  await evaluateLowBalances(orm, { now: new Date(), terms: { fee: { kind: 'flat', cents: 0 }, minimumCents: 100, maximumCents: 100_000 } });
  const events = await eventsOf(webhookId);
  expect(events.map(({ event }) => event)).toEqual([
    'alert.raised',
    'alert.resolved',
    'alert.raised',
    'limit.approached',
    'alert.raised',
    'limit.reached',
    'balance.low',
  ]);
  expect(events.find(({ event }) => event === 'limit.reached')?.data).toMatchObject({ limit: { amount: 10, percent: 100 } });
});
