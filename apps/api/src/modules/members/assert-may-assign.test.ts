import { expect, test } from 'vitest';
import { assertMayAssign } from './members.rules.ts';

test('owners are made and unmade by owners alone', () => {
  for (const roles of [['owner'], ['owner', 'viewer'], ['viewer', 'owner']]) {
    expect(() => assertMayAssign('owner', ...roles)).not.toThrow();
    expect(() => assertMayAssign('admin', ...roles)).toThrow(expect.objectContaining({ code: 'ROLE_FORBIDS' }));
  }
  expect(() => assertMayAssign('admin', 'admin', 'viewer')).not.toThrow();
});
