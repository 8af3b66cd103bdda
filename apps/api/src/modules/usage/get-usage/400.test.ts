import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([
  ['no range', '', 'from'],
  ['an end before the start', 'from=2026-11-22T00:00:00Z&to=2026-11-21T00:00:00Z', 'to'],
  ['more than 366 days', 'from=2025-01-01T00:00:00Z&to=2026-01-02T00:00:01Z', 'to'],
])('%s is refused', async (_case, query, field) => {
  const me = newUser();
  const reply = await callApi(`GET /v1/projects/${await newProject(me)}/usage?${query}`, { as: me });
  const details = expectError(reply, 'VALIDATION_FAILED');
  expect(details?.['issues']).toContainEqual(expect.objectContaining({ in: 'querystring', path: [field] }));
});
