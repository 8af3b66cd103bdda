import { expect, test } from 'vitest';
import { loggablePath } from './logging.ts';

test('a path is logged without its query, without key material, and not endlessly', () => {
  expect(loggablePath('/api/v1/projects?token=x')).toBe('/api/v1/projects');
  expect(loggablePath(`/rpc/base/op_${'a1'.repeat(20)}/more`)).toBe('/rpc/base/op_[hidden]/more');
  expect(loggablePath(`/${'x'.repeat(5_000)}`)).toHaveLength(200);
});

test.each([
  [`/rpc/base/op_${'a1'.repeat(20)}?key=op_${'a1'.repeat(20)}#x`, '/rpc/base/op_[hidden]'],
  [`/rpc/base/%6Fp%5F${'a1'.repeat(20)}/more`, '/rpc/base/op_[hidden]/more'],
  ['/__session/eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln', '/__session/[hidden]'],
  ['/a%20b/%ff', '/a%20b/%ff'],
])('%s is logged as %s', (url, path) => {
  expect(loggablePath(url)).toBe(path);
});
