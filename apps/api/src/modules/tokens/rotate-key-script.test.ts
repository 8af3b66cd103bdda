import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashApiKeySecret, apiKeys } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test, afterAll, beforeAll } from 'vitest';
import { api } from '../../test/api.ts';
import { newApiKey, newProject, newToken, newUser } from '../../test/fixtures.ts';

const guide = join(import.meta.dirname, '../../../../site/content/docs/management-api.mdx');
const run = promisify(execFile);

let directory: string;
let script: string;
let apiUrl: string;

beforeAll(async () => {
  const [, source] = /```js\n(\/\/ rotate-key\.mjs\n.*?)```/su.exec(await readFile(guide, 'utf8')) ?? [];
  if (source === undefined) throw new Error('The guide has no script');
  directory = await mkdtemp(join(tmpdir(), 'rotate-key-'));
  script = join(directory, 'rotate-key.mjs');
  await writeFile(script, source);
  await api.app.ready();
  if (!api.app.server.listening) await new Promise<void>((resolve) => void api.app.server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api`;
});

afterAll(async () => {
  await new Promise((resolve) => void api.app.server.close(resolve));
  await rm(directory, { recursive: true });
});

const rotate = (token: string, projectId: string, apiKeyId: string) =>
  run(process.execPath, [script], {
    env: { ONEPOINT_API: apiUrl, ONEPOINT_TOKEN: token, ONEPOINT_PROJECT: projectId, ONEPOINT_KEY: apiKeyId },
  });

test('the script of the guide rotates a key with a project token and prints the new secret', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const { apiKeyId, secret: before } = await newApiKey(projectId);
  const { secret: token } = await newToken(owner, { projectId, scopes: ['keys:write'] });
  const { stdout, stderr } = await rotate(token, projectId, apiKeyId);
  expect(stderr).toBe('');
  const [row] = await api.database.orm.select().from(apiKeys).where(eq(apiKeys.id, apiKeyId));
  expect(row).toMatchObject({ secretHash: hashApiKeySecret(stdout.trim()), previousSecretHash: hashApiKeySecret(before) });
});

test('the script of the guide says why it failed', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const { apiKeyId } = await newApiKey(projectId);
  const { secret: token } = await newToken(owner, { projectId, scopes: ['keys:read'] });
  await expect(rotate(token, projectId, apiKeyId)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^TOKEN_SCOPE_MISSING: .* \(req_\w+\)\n$/u),
  });
});
