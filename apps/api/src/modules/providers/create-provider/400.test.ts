import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProviderProject } from '../../../test/new-provider.ts';

const body = { name: 'A', chain: 'base', url: 'https://node.example.com' };

test.each([
  ['no name', { ...body, name: ' ' }, 'body.name'],
  ['an address of a socket', { ...body, url: 'wss://node.example.com' }, 'body.url'],
  ['an address of a file', { ...body, url: 'file:///etc/passwd' }, 'body.url'],
  ['an address without a domain', { ...body, url: 'https://node' }, 'body.url'],
  ['too much weight', { ...body, weight: 11 }, 'body.weight'],
  ['no weight at all', { ...body, weight: 0 }, 'body.weight'],
])('%s is refused by name', async (_case, invalid, path) => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const details = expectError(await callApi(`POST /v1/projects/${projectId}/providers`, { as: me, body: invalid }), 'VALIDATION_FAILED');
  expect(JSON.stringify(details)).toContain(path.slice('body.'.length));
});
