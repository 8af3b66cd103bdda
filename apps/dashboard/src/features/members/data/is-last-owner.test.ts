import { expect, test } from 'vitest';
import { isLastOwner } from './is-last-owner.ts';

const owner = { id: 'mem_1', role: 'owner' };

test.each([
  ['the only owner is the last', [owner, { id: 'mem_2', role: 'admin' }], true],
  ['with another owner nobody is', [owner, { id: 'mem_2', role: 'owner' }], false],
  [
    'who is no owner is not',
    [
      { id: 'mem_1', role: 'admin' },
      { id: 'mem_2', role: 'owner' },
    ],
    false,
  ],
  ['without members nobody is', [], false],
])('%s', (_, members, expected) => {
  expect(isLastOwner(members, 'mem_1')).toBe(expected);
});
