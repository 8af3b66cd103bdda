import { assert, json, property } from 'fast-check';
import { expect, test } from 'vitest';
import { hasAmbiguousText } from './has-ambiguous-text.ts';

const isAmbiguous = (source: string): boolean => hasAmbiguousText(source, JSON.parse(source));

test.each(['{"a":1,"a":2}', '{"params":[{"to":"0x1","to":"0x2"}]}', String.raw`{"\u0074o":1}`, String.raw`{"a":"\""}`])(
  '%s could be read otherwise',
  (source) => {
    expect(isAmbiguous(source)).toBe(true);
  },
);

test('other JSON without escapes has one reading, however it is spaced', () => {
  assert(
    property(
      json().filter((source) => !JSON.stringify(JSON.parse(source)).includes('\\')),
      (source) => {
        const value: unknown = JSON.parse(source);
        expect(hasAmbiguousText(JSON.stringify(value, null, 2), value)).toBe(false);
      },
    ),
  );
});

test('nesting without end is ambiguous instead of an error', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect(isAmbiguous(deep)).toBe(true);
});
