import { contract } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newPayment } from '../../../test/new-payment.ts';

async function list(projectId: string, as: string, query = '') {
  const { body } = await callApi(`GET /v2/projects/${projectId}/payments${query}`, { as });
  const { data, hasMore } = contract.listPayments.replies[200].parse(body);
  return { ids: data.map(({ id }) => id), hasMore };
}

test('pages hold twenty, newest first, none twice and none left out', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const ids: string[] = [];
  for (let index = 0; index < 22; index += 1) ids.unshift((await newPayment(projectId, me)).id);
  const first = await list(projectId, me);
  expect(first).toEqual({ ids: ids.slice(0, 20), hasMore: true });
  await newPayment(projectId, me);
  expect(await list(projectId, me, `?lastId=${first.ids.at(-1)}`)).toEqual({ ids: ids.slice(20), hasMore: false });
  expect(await list(projectId, me, `?lastId=${first.ids.at(-1)}&limit=1`)).toEqual({ ids: ids.slice(20, 21), hasMore: true });
});

test('the payments of a status can be asked for alone', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const [paid, open] = [await newPayment(projectId, me), await newPayment(projectId, me)];
  api.provider.report(paid.id, { status: 'paid', paidCents: 10_000 });
  await callApi(`POST /v1/projects/${projectId}/payments/${paid.id}/check`, { as: me });
  expect(await list(projectId, me, '?status=CREATED')).toEqual({ ids: [open.id], hasMore: false });
  expect(await list(projectId, me, '?status=CONFIRMED')).toEqual({ ids: [paid.id], hasMore: false });
  expect(await list(projectId, me, '?status=UNHEARD_OF')).toEqual({ ids: [], hasMore: false });
});

test('a payment of another project is no cursor', async () => {
  const me = newUser();
  const [projectId, other] = [await newProject(me), await newProject(me)];
  await newPayment(projectId, me);
  const { id } = await newPayment(other, me);
  expect((await callApi(`GET /v2/projects/${projectId}/payments?lastId=${id}`, { as: me })).status).toBe(400);
});
