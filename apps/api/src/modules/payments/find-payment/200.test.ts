import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { newPayment } from '../../../test/new-payment.ts';

test('finds a payment of any of my projects, with the project it belongs to', async () => {
  const me = newUser();
  const projectIds = [await newProject(me), await newProject(me)];
  for (const projectId of projectIds) {
    const payment = await newPayment(projectId, me);
    expect(await callApi(`GET /v1/payments/${payment.id}`, { as: me })).toMatchObject({ status: 200, body: { ...payment, projectId } });
  }
});

test('finds a payment for every member whose role shows payments', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const { id } = await newPayment(projectId, owner);
  const finance = newUser();
  await newMember(projectId, finance, 'finance');
  expect((await callApi(`GET /v1/payments/${id}`, { as: finance })).status).toBe(200);
});
