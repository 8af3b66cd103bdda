import { chainRequests } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';

test('anyone asks for a chain, and the request is kept', async () => {
  const body = { projectUrl: 'https://example.com/', message: ' Gnosis, please. ' };
  const reply = await callApi('POST /v1/chainRequests', { body });
  expect(reply).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^req_/) } });
  const { id } = reply.body as { id: string };
  const stored = await api.database.orm.select().from(chainRequests).where(eq(chainRequests.id, id));
  expect(stored).toMatchObject([{ projectUrl: 'https://example.com/', message: 'Gnosis, please.' }]);
});
