import { expect, test } from 'vitest';
import { callApi, type ApiReply } from '../../../test/call-api.ts';
import { newMember, newProject, newUser, setProject } from '../../../test/fixtures.ts';
import { newPayment } from '../../../test/new-payment.ts';

/** A reply without its request id and counters. */
function anonymous({ status, body, headers }: ApiReply): unknown {
  const id = String(headers['x-request-id']);
  return { status, body: JSON.stringify(body).replaceAll(id, 'req'), length: headers['content-length'] };
}

test('answers payments that the caller may not see exactly like missing ones', async () => {
  const [me, other] = [newUser(), newUser()];
  const foreign = await newPayment(await newProject(other), other);
  const seenByNoViewer = await newProject(other);
  await newMember(seenByNoViewer, me, 'viewer');
  const hidden = await newPayment(seenByNoViewer, other);
  const deletedProject = await newProject(me);
  const deleted = await newPayment(deletedProject, me);
  await setProject(deletedProject, { deletedAt: new Date() });
  const missing = await callApi(`GET /v1/payments/${foreign.id.replace(/.$/, '_')}`, { as: me });
  expect(missing).toMatchObject({ status: 404, body: { error: { code: 'PAYMENT_NOT_FOUND' } } });
  for (const { id } of [foreign, hidden, deleted])
    expect(anonymous(await callApi(`GET /v1/payments/${id}`, { as: me }))).toEqual(anonymous(missing));
});
