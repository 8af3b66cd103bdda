import { webhooks } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('setting it again replaces address and secret, and the log names hosts alone', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const set = (url: string) => callApi(`POST /v1/projects/${projectId}/webhook`, { as: me, body: { url } });
  const first = await set('https://a.example.com/hook?token=private');
  expect(first).toMatchObject({ status: 201, body: { url: 'https://a.example.com/hook?token=private' } });
  const second = await set('https://b.example.com/');
  const secrets = [first, second].map(({ body }) => (body as { secret: string }).secret);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(secrets[0]).not.toBe(secrets[1]);
  const [row] = await api.database.orm.select().from(webhooks).where(eq(webhooks.projectId, projectId));
  expect(row).toMatchObject({ url: 'https://b.example.com/', secret: secrets[1], createdBy: me });
  const log = await readAudit(projectId);
  expect(log.map(({ action, changes }) => ({ action, changes }))).toEqual([
    { action: 'webhook.set', changes: [{ field: 'host', before: null, after: 'a.example.com' }] },
    { action: 'webhook.set', changes: [{ field: 'host', before: 'a.example.com', after: 'b.example.com' }] },
  ]);
  expect(JSON.stringify(log)).not.toContain('token');
});
