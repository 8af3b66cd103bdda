import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test.each([
  ['origins', 'example.com'],
  ['origins', 'https://example.com/path'],
  ['ips', '10.0.0.0/33'],
  ['ips', '01.2.3.4'],
  ['methods', 'eth call'],
  ['contracts', '0x12'],
])('in the list of %s %j is refused, by its place', async (list, entry) => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const body = { allowLists: { [list]: [entry] } };
  const details = expectError(await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me, body }), 'VALIDATION_FAILED');
  expect(details).toMatchObject({ issues: [{ in: 'body', path: ['allowLists', list, '0'] }] });
});

test.each([
  ['requestsPerSecond', 0],
  ['requestsPerSecond', 100_001],
  ['requestsPerSecond', 1.5],
  ['computeUnitsPerDay', -1],
  ['computeUnitsPerMonth', '5'],
  ['requestsPerMinute', 5],
])('a limit of %s %j is refused', async (name, value) => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const body = { limits: { [name]: value } };
  expectError(await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me, body }), 'VALIDATION_FAILED');
});

test('a list has fifty entries at most', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  const methods = Array.from({ length: 51 }, (_, index) => `eth_${index}`);
  expectError(await callApi(`PATCH ${path}`, { as: me, body: { allowLists: { methods } } }), 'VALIDATION_FAILED');
  expect((await callApi(`PATCH ${path}`, { as: me, body: { allowLists: { methods: methods.slice(1) } } })).status).toBe(200);
});

test.each([{}, { name: ' ' }, { status: 'deleted' }, { secretHash: 'a'.repeat(64) }, { projectId: 'proj_1' }])(
  '%j changes nothing',
  async (body) => {
    const me = newUser();
    const projectId = await newProject(me);
    const { apiKeyId } = await newApiKey(projectId);
    expectError(await callApi(`PATCH /v1/projects/${projectId}/apiKeys/${apiKeyId}`, { as: me, body }), 'VALIDATION_FAILED');
  },
);
