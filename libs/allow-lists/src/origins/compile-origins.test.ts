import { array, assert, constantFrom, property, webAuthority } from 'fast-check';
import { expect, test } from 'vitest';
import { compileOrigins } from './compile-origins.ts';

test.each([
  ['https://app.example.com', 'https://app.example.com', true],
  ['https://app.example.com', 'http://app.example.com', false],
  ['https://app.example.com', 'https://app.example.com:8443', false],
  ['https://app.example.com', 'https://app.example.com.evil.test', false],
  ['https://*.example.com', 'https://app.example.com', true],
  ['https://*.example.com', 'https://a.b.example.com', true],
  ['https://*.example.com', 'https://example.com', false],
  ['https://*.example.com', 'https://evilexample.com', false],
  ['https://*.example.com', 'https://app.example.com:8443', false],
  ['http://localhost:*', 'http://localhost:5173', true],
  ['http://localhost:*', 'http://localhost', true],
  ['http://localhost:*', 'http://localhost.evil.test', false],
])('%s lets %s in: %s', (pattern, origin, isLetIn) => {
  expect(compileOrigins([pattern])(origin)).toBe(isLetIn ? pattern : null);
});

test.each(['null', '', '*', 'https://*.example.com', 'http://localhost:*', 'not an origin'])('%j is nobody’s origin', (origin) => {
  expect(compileOrigins(['https://*.example.com', 'http://localhost:*'])(origin)).toBeNull();
});

test('an entry that cannot be read lets nobody in and does not disturb the others', () => {
  const find = compileOrigins(['*', 'https://ok.example']);
  expect(find('https://ok.example')).toBe('https://ok.example');
  expect(find('https://other.example')).toBeNull();
});

test('below a wildcard is every host that has labels before it, and nothing else', () => {
  const label = constantFrom('a', 'app', 'x1', 'xn--bcher-kva');
  assert(
    property(array(label, { maxLength: 4 }), webAuthority(), (labels, other) => {
      const find = compileOrigins(['https://*.example.com']);
      expect(find(`https://${[...labels, 'example', 'com'].join('.')}`) !== null).toBe(labels.length > 0);
      expect(find(`https://${other}.test`)).toBeNull();
    }),
  );
});
