import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { highlight, type CodeLanguage } from './highlight.ts';

const kindsOf = (code: string, language: CodeLanguage) =>
  highlight(code, language)
    .filter((token) => token.kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

it('preserves any code', () => {
  const languages = constantFrom<CodeLanguage>('shell', 'javascript', 'typescript', 'json', 'text');
  assert(
    property(string({ unit: 'grapheme' }), languages, (code, language) => {
      expect(
        highlight(code, language)
          .map((token) => token.text)
          .join(''),
      ).toBe(code);
    }),
  );
});

it('highlights commands, flags, strings and variables in shell', () => {
  expect(kindsOf(`curl -X POST $URL -d '{"a":1}' # ask`, 'shell')).toEqual([
    'name curl',
    'property -X',
    'number $URL',
    'property -d',
    `string '{"a":1}'`,
    'comment # ask',
  ]);
});

it('highlights keywords, calls, strings and numbers in JavaScript', () => {
  expect(kindsOf("const block = await getBlock({ chain: 'base', n: 12 }); // latest", 'javascript')).toEqual([
    'keyword const',
    'keyword await',
    'name getBlock',
    'property chain',
    "string 'base'",
    'property n',
    'number 12',
    'comment // latest',
  ]);
});

it('distinguishes keys from values in JSON', () => {
  expect(kindsOf('{"id": 1, "result": "0x1", "ok": true}', 'json')).toEqual([
    'property "id"',
    'number 1',
    'property "result"',
    'string "0x1"',
    'property "ok"',
    'keyword true',
  ]);
});
