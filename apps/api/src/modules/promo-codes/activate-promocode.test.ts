import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newProject, newPromoCode, newUser, newMember } from '../../test/fixtures.ts';

test('accepts a code in any case and with spaces around it, and credits the project', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const code = await newPromoCode({ amountCents: 1_000 });
  const reply = await callApi(`POST /v1/projects/${projectId}/promocodeActivations`, { as: me, body: { code: ` ${code.toLowerCase()} ` } });
  expect(reply).toMatchObject({ status: 201, body: { code, amount: 1_000 } });
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ balance: 1_000 });
});

test('credits once for concurrent requests and writes it to the audit log', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const body = { code: await newPromoCode({ amountCents: 500 }) };
  const path = `POST /v1/projects/${projectId}/promocodeActivations`;
  const replies = await Promise.all(Array.from({ length: 5 }, () => callApi(path, { as: me, body })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ balance: 500 });
  const [entry, ...more] = await readAudit(projectId);
  expect(entry).toMatchObject({ action: 'promoCode.activate', actorId: me, subjectName: body.code });
  expect(entry?.changes).toEqual([{ field: 'credited', before: null, after: 500 }]);
  expect(more).toEqual([]);
});

test('gives the last activation to one of several concurrent projects', async () => {
  const body = { code: await newPromoCode({ amountCents: 500, activationsMax: 2 }) };
  const askers = Array.from({ length: 5 }, () => newUser());
  const projectIds = await Promise.all(askers.map((asker) => newProject(asker)));
  const replies = await Promise.all(
    projectIds.map((id, index) => callApi(`POST /v1/projects/${id}/promocodeActivations`, { as: askers[index], body })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 404, 404, 404]);
});

test.each([{}, { code: ' ' }, { code: 'A'.repeat(65) }, { code: 7 }, { code: 'A', amount: 100 }])('returns 400 for %j', async (body) => {
  const me = newUser();
  const reply = await callApi(`POST /v1/projects/${await newProject(me)}/promocodeActivations`, { as: me, body });
  expectError(reply, 'VALIDATION_FAILED');
});

test.each(['developer', 'viewer', 'auditor'])('returns 403 for the role %s', async (role) => {
  const [owner, member] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, member, role);
  const body = { code: await newPromoCode({ amountCents: 100 }) };
  expectError(await callApi(`POST /v1/projects/${projectId}/promocodeActivations`, { as: member, body }), 'ROLE_FORBIDS');
});

const activate = (projectId: string, as: string, code: string) =>
  callApi(`POST /v1/projects/${projectId}/promocodeActivations`, { as, body: { code } });

test('returns the same 404 for an unknown, an ended and an exhausted code', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const ended = await newPromoCode({ amountCents: 100, endsAt: new Date(Date.now() - 1000) });
  const usedUp = await newPromoCode({ amountCents: 100, activationsMax: 1 });
  const other = newUser();
  await activate(await newProject(other), other, usedUp);
  for (const code of ['NO-SUCH-CODE', ended, usedUp, "' or 1=1 --"]) {
    expectError(await activate(projectId, me, code), 'PROMOCODE_NOT_FOUND');
  }
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ balance: 0 });
});

test('returns 409 for a code that the project has used, even after it ended', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const body = { code: await newPromoCode({ amountCents: 100, activationsMax: 1 }) };
  const path = `POST /v1/projects/${projectId}/promocodeActivations`;
  await callApi(path, { as: me, body });
  expectError(await callApi(path, { as: me, body }), 'PROMOCODE_USED');
});

test('accepts a code once per user over concurrent requests for several projects', async () => {
  const me = newUser();
  const body = { code: await newPromoCode({ amountCents: 100 }) };
  const projectIds = await Promise.all(Array.from({ length: 4 }, () => newProject(me)));
  const replies = await Promise.all(projectIds.map((id) => callApi(`POST /v1/projects/${id}/promocodeActivations`, { as: me, body })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

test('returns 409 after the credit was moved to another project', async () => {
  const me = newUser();
  const [first, second] = [await newProject(me), await newProject(me)];
  const body = { code: await newPromoCode({ amountCents: 100 }) };
  await callApi(`POST /v1/projects/${first}/promocodeActivations`, { as: me, body });
  await callApi(`DELETE /v1/projects/${first}?balance=transfer&toProjectId=${second}`, { as: me });
  expectError(await callApi(`POST /v1/projects/${second}/promocodeActivations`, { as: me, body }), 'PROMOCODE_USED');
  expect((await callApi(`GET /v1/projects/${second}`, { as: me })).body).toMatchObject({ balance: 100 });
});
