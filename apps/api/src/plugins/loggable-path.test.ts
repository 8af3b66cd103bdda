import { expect, test } from 'vitest';
import { loggablePath } from './loggable-path.ts';

test('a path is logged without its query, without key material, and not endlessly', () => {
  expect(loggablePath('/api/v1/projects?token=x')).toBe('/api/v1/projects');
  expect(loggablePath(`/rpc/base/op_${'a1'.repeat(20)}/more`)).toBe('/rpc/base/op_[hidden]/more');
  expect(loggablePath(`/${'x'.repeat(5_000)}`)).toHaveLength(200);
});
