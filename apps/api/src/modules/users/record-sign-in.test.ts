import { emails } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { newProject, newUser } from '../../test/fixtures.ts';
import { deleteUser, sendSigned } from '../../test/identity-event.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const signIn = (userId: string, clientId: string, userAgent: string | null = firefox) =>
  sendSigned(
    JSON.stringify({
      type: 'session.created',
      object: 'event',
      data: { object: 'session', id: 'sess_1', user_id: userId, client_id: clientId, status: 'active' },
      event_attributes: { http_request: { client_ip: '203.0.113.7', user_agent: userAgent } },
    }),
  );

const written = async (userId: string) =>
  (await api.database.orm.select().from(emails).where(eq(emails.userId, userId))).map(({ type, projectId, message }) => ({
    type,
    projectId,
    message,
  }));

test('emails the user once about each new browser after the first', async () => {
  const me = newUser();
  expect(await signIn(me, 'client_first')).toMatchObject({ status: 200, body: { status: 'recorded' } });
  expect(await written(me)).toEqual([]);
  for (const clientId of ['client_second', 'client_second', 'client_first']) await signIn(me, clientId);
  expect(await written(me)).toEqual([
    { type: 'newSignIn', projectId: null, message: { kind: 'newSignIn', device: 'Firefox, Windows', ipAddress: '203.0.113.7' } },
  ]);
});

test('writes one email for an event that arrives twice at the same time', async () => {
  const me = newUser();
  await signIn(me, 'client_first');
  await Promise.all([signIn(me, 'client_second'), signIn(me, 'client_second')]);
  expect(await written(me)).toHaveLength(1);
});

test('leaves out an unknown device', async () => {
  const me = newUser();
  await signIn(me, 'client_first');
  await signIn(me, 'client_second', null);
  expect(await written(me)).toMatchObject([{ message: { device: null } }]);
});

test('records nothing for a deleted account, and deletes its emails', async () => {
  const me = newUser();
  await newProject(me);
  for (const clientId of ['client_first', 'client_second']) await signIn(me, clientId);
  await deleteUser(me);
  expect(await written(me)).toEqual([]);
  for (const clientId of ['client_third', 'client_fourth']) await signIn(me, clientId);
  expect(await written(me)).toEqual([]);
});
