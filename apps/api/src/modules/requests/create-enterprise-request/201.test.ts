import { enterpriseRequests } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';

test('a request for the Enterprise plan is kept', async () => {
  const body = { email: 'ada@example.com', projectLink: 'https://example.com/app', message: 'Two billion calls a day.' };
  const reply = await callApi('POST /v1/enterpriseRequests', { body });
  expect(reply).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^req_/) } });
  const { id } = reply.body as { id: string };
  const stored = await api.database.orm.select().from(enterpriseRequests).where(eq(enterpriseRequests.id, id));
  expect(stored).toMatchObject([body]);
});
