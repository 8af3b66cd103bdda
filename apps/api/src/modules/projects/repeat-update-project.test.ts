import type { Project } from '@onepoint/api-contract';
import { checkLedger, insertProject, postLedgerEntry } from '@onepoint/database';
import { expect, test, onTestFinished } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { ledgerDifferences, readAudit } from '../../test/audit-and-ledger.ts';
import { createTestApi } from '../../test/create-test-api.ts';
import { newMember, newProject, newUser, setProject } from '../../test/fixtures.ts';

const priceCents = 4_900;
const packages = (count: number) => ({ nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: count });
const shown = { geyserUsageCommitmentMultiplier: 0, nextGeyserUsageCommitmentMultiplier: null };

async function newPath(ownerId: string): Promise<string> {
  return `/v1/projects/${await newProject(ownerId, { balanceCents: 100_000 })}`;
}

const send = (as: string, path: string, body: object, key?: string) =>
  callApi(`PATCH ${path}`, { as, body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });

const read = async (as: string, path: string): Promise<Project> => (await callApi(`GET ${path}`, { as })).body as Project;

const idOf = (path: string): string => path.split('/').at(-1) ?? '';

async function loseReply(...change: Parameters<typeof send>): Promise<void> {
  await send(...change);
}

test.each([
  ['with an idempotency key', 'one'],
  ['without one', undefined],
])('buys packages once when the purchase is repeated after a lost reply, %s', async (_case, key) => {
  const me = newUser();
  const path = await newPath(me);
  const body = { ...packages(2), expected: shown };
  await loseReply(me, path, body, key);
  const repeated = await send(me, path, body, key);
  expect(repeated).toMatchObject({ status: 200, body: { geyserUsageCommitmentMultiplier: 2, balance: 100_000 - 2 * priceCents } });
  expect(await read(me, path)).toEqual(repeated.body);
  expect((await readAudit(idOf(path))).map(({ action }) => action)).toEqual(['package.change']);
  expect(await ledgerDifferences([idOf(path)])).toEqual([]);
});

test.each([
  ['with an idempotency key', 'one'],
  ['without one', undefined],
])('charges concurrent repetitions of a purchase once and confirms each, %s', async (_case, key) => {
  const me = newUser();
  const path = await newPath(me);
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(me, path, { ...packages(1), expected: shown }, key)));
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 200, body: { geyserUsageCommitmentMultiplier: 1, balance: 100_000 - priceCents } });
  }
  expect((await read(me, path)).balance).toBe(100_000 - priceCents);
  expect(await ledgerDifferences([idOf(path)])).toEqual([]);
});

test('does not repeat a purchase after another member has changed the packages', async () => {
  const [me, other] = [newUser(), newUser()];
  const path = await newPath(me);
  const projectId = path.split('/').at(-1) ?? '';
  await newMember(projectId, other, 'admin');
  await loseReply(me, path, packages(3), 'one');
  // Another member lowers the number, and the period ends before the repetition arrives.
  await send(other, path, packages(1));
  await setProject(projectId, { packageEndsAt: new Date(Date.now() - 1000) });
  const afterRenewal = 100_000 - 3 * priceCents - priceCents;
  expect(await read(other, path)).toMatchObject({ geyserUsageCommitmentMultiplier: 3 });
  expect(await send(other, path, { name: 'Settled' })).toMatchObject({ body: { balance: afterRenewal } });

  const repeated = await send(me, path, packages(3), 'one');
  expect(repeated).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } });
  expect(await read(me, path)).toMatchObject({ balance: afterRenewal, geyserUsageCommitmentMultiplier: 1 });
});

test('returns 409 for a key that was used with another number of packages', async () => {
  const me = newUser();
  const path = await newPath(me);
  await send(me, path, packages(1), 'one');
  expectError(await send(me, path, packages(2), 'one'), 'IDEMPOTENCY_KEY_REUSED');
  expect(await read(me, path)).toMatchObject({ geyserUsageCommitmentMultiplier: 1 });
});

test('allows a retry under the same key after a refusal', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1 });
  const path = `/v1/projects/${projectId}`;
  expectError(await send(me, path, packages(1), 'one'), 'BALANCE_TOO_LOW');
  const rich = await newPath(me);
  await callApi(`DELETE ${rich}?balance=transfer&toProjectId=${projectId}`, { as: me });
  expect(await send(me, path, packages(1), 'one')).toMatchObject({ status: 200, body: { geyserUsageCommitmentMultiplier: 1 } });
});

test.each([
  ['the current plan', { nextUsageCommitment: 'FREE' }],
  ['the current number of packages', packages(0)],
])('changes nothing for %s', async (_case, body) => {
  const me = newUser();
  const path = await newPath(me);
  const before = await read(me, path);
  expect(await send(me, path, body)).toMatchObject({ status: 200, body: before });
  expect(await readAudit(before.id)).toEqual([]);
});

test('changes nothing when the choice for the next period is sent again', async () => {
  const me = newUser();
  const path = await newPath(me);
  const projectId = path.split('/').at(-1) ?? '';
  await setProject(projectId, { planId: 'PAYG', planEndsAt: new Date(Date.now() + 86_400_000) });
  await send(me, path, packages(2));
  for (const body of [{ nextUsageCommitment: 'FREE' }, packages(1)]) {
    const chosen = await send(me, path, body);
    expect(chosen.status).toBe(200);
    expect(await send(me, path, body)).toMatchObject({ status: 200, body: chosen.body as object });
  }
});

test('charges two raises at the same clock reading twice', async () => {
  const own = await createTestApi({ now: () => new Date('2026-11-21T12:00:00Z') });
  onTestFinished(() => own.close());
  const me = newUser();
  const { orm } = own.database;
  const { id: projectId } = await orm.transaction((transaction) => insertProject(transaction, { name: 'Clock', ownerId: me }));
  await postLedgerEntry(orm, {
    projectId,
    kind: 'correction',
    amountCents: 20_000,
    idempotencyKey: 'start',
    cause: { reason: 'Start' },
  });
  for (const count of [1, 2]) {
    const body = { nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: count };
    const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body, app: own.app });
    expect(reply).toMatchObject({ status: 200, body: { geyserUsageCommitmentMultiplier: count } });
  }
  const { body } = await callApi(`GET /v1/projects/${projectId}`, { as: me, app: own.app });
  expect((body as Project).balance).toBe(20_000 - 4_900 - 9_800);
  expect(await checkLedger(orm)).toEqual([]);
});
