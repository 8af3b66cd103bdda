import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newPromoCode, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('a code is taken in any case and with blanks around it, and credits the project at once', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const code = await newPromoCode({ amountCents: 1_000 });
  const reply = await callApi(`POST /v1/projects/${projectId}/promocodeActivations`, { as: me, body: { code: ` ${code.toLowerCase()} ` } });
  expect(reply).toMatchObject({ status: 201, body: { code, amount: 1_000 } });
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ balance: 1_000 });
});

test('sent many times at once it credits once, and says so in the audit log', async () => {
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

test('the last activation goes to one project, whoever asks at the same moment', async () => {
  const body = { code: await newPromoCode({ amountCents: 500, activationsMax: 2 }) };
  const askers = Array.from({ length: 5 }, () => newUser());
  const projectIds = await Promise.all(askers.map((asker) => newProject(asker)));
  const replies = await Promise.all(
    projectIds.map((id, index) => callApi(`POST /v1/projects/${id}/promocodeActivations`, { as: askers[index], body })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 404, 404, 404]);
});
