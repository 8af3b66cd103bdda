import { auditActions, contract, type Call, type Contract } from '@onepoint/api-contract';
import { auditEntries } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { successStatus } from './routing/define-route.ts';
import { api } from './test/api.ts';
import { actionsOfNoCall, auditedCalls, type ChangingOperation } from './test/audited-calls.ts';
import { callApi } from './test/call-api.ts';
import { newInvitation, newUser } from './test/fixtures.ts';
import { newPlace, type Place } from './test/new-place.ts';
import { validBodies } from './test/valid-bodies.ts';

let bodies: Readonly<Record<string, object>>;
beforeAll(async () => {
  bodies = await validBodies();
});

const calls = Object.values(contract).filter((call): call is Contract[ChangingOperation] => call.method !== 'GET');
const listed = Object.entries(auditedCalls);
const actionsOf = (operationId: ChangingOperation): readonly string[] => {
  const audited = auditedCalls[operationId];
  return 'actions' in audited ? audited.actions : [];
};

test('every call that changes something says what it writes into the audit log, or why nothing', () => {
  expect(listed.map(([operationId]) => operationId).toSorted()).toEqual(calls.map(({ operationId }) => operationId).toSorted());
  for (const [, audited] of listed) if ('writesNothingBecause' in audited) expect(audited.writesNothingBecause).not.toBe('');
});

test('every action of the audit log is written by something', () => {
  const written = listed.flatMap(([, audited]) => ('actions' in audited ? audited.actions : []));
  expect([...new Set([...written, ...actionsOfNoCall])].toSorted()).toEqual(auditActions.toSorted());
});

/** What the log holds of everybody's entries with this call's actor or in this place. */
async function entriesOf({ projectId }: Place, userId: string): Promise<{ id: string; action: string }[]> {
  const { id, action, actorId } = auditEntries;
  const columns = { id, action };
  const [ofPlace, ofUser] = await Promise.all([
    api.database.orm.select(columns).from(auditEntries).where(eq(auditEntries.projectId, projectId)),
    api.database.orm.select(columns).from(auditEntries).where(eq(actorId, userId)),
  ]);
  return [...new Map([...ofPlace, ...ofUser].map((entry) => [entry.id, entry])).values()];
}

describe.each(calls.map((call) => [call.operationId, call] as const))('%s', (operationId, call: Call) => {
  test('leaves in the audit log what the table says, and nothing else', async () => {
    const me = newUser();
    const place = await newPlace(me, 'owner');
    // Somebody else's: an invitation that I may accept, a payment that was paid meanwhile.
    const names: Place = { ...place, ...(await invitationFor(operationId, place, me)) };
    api.provider.report(place.paymentId, { status: 'paid', paidCents: 10_000 });
    const before = new Set((await entriesOf(place, me)).map(({ id }) => id));
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: keyof Place) => names[name]);
    const headers = { 'idempotency-key': 'one' };
    const reply = await callApi(`${call.method} ${path}`, { as: me, body: bodies[operationId], headers });
    expect(reply.status).toBe(successStatus(call));
    const written = (await entriesOf(place, me)).filter(({ id }) => !before.has(id)).map(({ action }) => action);
    const may = actionsOf(operationId);
    expect(may).toEqual(expect.arrayContaining(written));
    expect(written.length > 0).toBe(may.length > 0);
  });
});

/** An invitation that I may answer: to accept one changes something only where I am no member; who declined is not written down, but where. */
async function invitationFor(operationId: string, { projectId }: Place, userId: string): Promise<Partial<Place>> {
  const email = `${userId}@example.com`.toLowerCase();
  if (operationId === 'declineInvitation') return { invitationId: await newInvitation(projectId, { email }) };
  if (operationId !== 'acceptInvitation') return {};
  const elsewhere = await newPlace(newUser(), 'owner');
  return { invitationId: await newInvitation(elsewhere.projectId, { email }) };
}
