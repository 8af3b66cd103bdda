import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([
  ['nothing to change', {}],
  ['an empty name', { name: '' }],
  ['an unknown plan', { nextUsageCommitment: 'XL' }],
  ['a spend limit of nothing', { spendLimit: { amount: 0 } }],
  ['a spend limit beyond the largest', { spendLimit: { amount: 1_000_000_001 } }],
  ['an alert at more than the whole limit', { alerts: { spendPercents: [101] } }],
  ['the same part of the limit twice', { alerts: { spendPercents: [50, 50] } }],
  ['a threshold in fractions of a cent', { alerts: { lowBalance: 0.5 } }],
  ['no alert to change', { alerts: {} }],
  ['a balance', { balance: 1_000_000 }],
])('%s is refused', async (_case, body) => {
  const me = newUser();
  expectError(await callApi(`PATCH /v1/projects/${await newProject(me)}`, { as: me, body }), 'VALIDATION_FAILED');
});
