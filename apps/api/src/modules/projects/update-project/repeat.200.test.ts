import type { Project } from '@onepoint/api-contract';
import { checkLedger } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser, setProject } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

const { orm } = api.database;
const priceCents = 4_900;
const packages = (count: number) => ({ nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: count });
const shown = { geyserUsageCommitmentMultiplier: 0, nextGeyserUsageCommitmentMultiplier: null };

async function newPath(ownerId: string): Promise<string> {
  return `/v1/projects/${await newProject(ownerId, { balanceCents: 100_000 })}`;
}

const send = (as: string, path: string, body: object, key?: string) =>
  callApi(`PATCH ${path}`, { as, body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });

const read = async (as: string, path: string): Promise<Project> => (await callApi(`GET ${path}`, { as })).body as Project;

/** Sends a change and drops its reply, as a lost connection does. */
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
  expect((await readAudit(path.split('/').at(-1) ?? '')).map(({ action }) => action)).toEqual(['package.change']);
  expect(await checkLedger(orm)).toEqual([]);
});

test.each([
  ['with an idempotency key', 'one'],
  ['without one', undefined],
])('charges concurrent repetitions of a purchase once, and confirms each, %s', async (_case, key) => {
  const me = newUser();
  const path = await newPath(me);
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(me, path, { ...packages(1), expected: shown }, key)));
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 200, body: { geyserUsageCommitmentMultiplier: 1, balance: 100_000 - priceCents } });
  }
  expect((await read(me, path)).balance).toBe(100_000 - priceCents);
  expect(await checkLedger(orm)).toEqual([]);
});

test('does not buy again what was changed between a purchase and its repetition', async () => {
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

test('refuses a key that comes with another number of packages', async () => {
  const me = newUser();
  const path = await newPath(me);
  await send(me, path, packages(1), 'one');
  expectError(await send(me, path, packages(2), 'one'), 'IDEMPOTENCY_KEY_REUSED');
  expect(await read(me, path)).toMatchObject({ geyserUsageCommitmentMultiplier: 1 });
});

test('carries out under the same key what was refused before', async () => {
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
  ['the number of packages there is', packages(0)],
])('choosing %s changes nothing', async (_case, body) => {
  const me = newUser();
  const path = await newPath(me);
  const before = await read(me, path);
  expect(await send(me, path, body)).toMatchObject({ status: 200, body: before });
  expect(await readAudit(before.id)).toEqual([]);
});

test('choosing again what the next period has already changes nothing', async () => {
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
