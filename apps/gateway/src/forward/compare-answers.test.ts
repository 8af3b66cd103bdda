import { expect, it } from 'vitest';
import { meaningOf, readAnswers } from './compare-answers.ts';

const result = (knownResult: string) => meaningOf({ knownResult });
const error = (knownError: string) => meaningOf({ knownError });

it.each([
  ['members in another order', '{"a":1,"b":[{"c":1,"d":2}]}', '{"b":[{"d":2,"c":1}],"a":1}'],
  ['white space', '{"a": [1, 2]}', '{"a":[1,2]}'],
  ['hexadecimal digits in another case', '{"hash":"0xAbC"}', '{"hash":"0xaBc"}'],
  ['a member that is null, and none', '{"to":null,"a":1}', '{"a":1}'],
])('considers equal: %s', (_case, one, other) => {
  expect(result(one)).toBe(result(other));
});

it.each([
  ['results', '"0x1"', '"0x2"'],
  ['results of another type', '"0x1"', '1'],
  ['null and something', 'null', '"0x"'],
  ['orders of a list', '[1,2]', '[2,1]'],
  ['texts that aren’t hexadecimal in another case', '"A"', '"a"'],
])('distinguishes %s', (_case, one, other) => {
  expect(result(one)).not.toBe(result(other));
});

it('compares errors by their data or code, and never with results', () => {
  expect(error('{"code":3,"message":"a","data":"0xA"}')).toBe(error('{"code":-32015,"message":"b","data":"0xa"}'));
  expect(error('{"code":-32000,"message":"a"}')).toBe(error('{"code":-32000,"message":"b"}'));
  expect(error('{"code":-32000,"message":"a"}')).not.toBe(error('{"code":-32602,"message":"a"}'));
  expect(error('{"code":1,"message":"a"}')).not.toBe(result('1'));
});

it('reads answers with their original text', () => {
  const text = '[{"jsonrpc":"2.0","id":0,"result":12345678901234567890},{"id":1,"jsonrpc":"2.0","error":{"code":3,"message":"m"}}]';
  expect([...readAnswers(text)]).toEqual([
    ['0', { knownResult: '12345678901234567890' }],
    ['1', { knownError: '{"code":3,"message":"m"}' }],
  ]);
});
