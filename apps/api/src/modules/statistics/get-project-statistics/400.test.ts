import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

const [from, to] = ['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'];

test.each([
  ['no range', '', 'from'],
  ['a local time', `from=2026-11-21T00:00:00&to=${to}`, 'from'],
  ['an end before the start', `from=${to}&to=${from}`, 'to'],
  ['an empty range', `from=${from}&to=${from}`, 'to'],
  ['a granularity below a minute', `from=${from}&to=${to}&granularityInSecs=59`, 'granularityInSecs'],
  ['a granularity that is no number', `from=${from}&to=${to}&granularityInSecs=hour`, 'granularityInSecs'],
])('%s is refused', async (_case, query, field) => {
  const me = newUser();
  const reply = await callApi(`GET /v1/projects/${await newProject(me)}/apiKeys/statistics?${query}`, { as: me });
  const details = expectError(reply, 'VALIDATION_FAILED');
  expect(details?.['issues']).toContainEqual(expect.objectContaining({ in: 'querystring', path: [field] }));
});
