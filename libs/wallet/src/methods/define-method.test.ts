import { expect, it } from 'vitest';
import { createFieldsSchema, type MethodFieldKind } from './define-method.ts';

const accepts = (kind: MethodFieldKind, value: string, isOptional = false): boolean =>
  createFieldsSchema({ x: { kind, isOptional } }).safeParse({ x: value }).success;

it.each([
  ['text', 'a'],
  ['multiline', ''],
  ['address', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['address', '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'],
  ['hex', '0x'],
  ['hex', '0xAB12'],
  ['integer', '115792089237316195423570985008687907853269984665640564039457584007913129639935'],
  ['amount', '0.000000000000000001'],
  ['chainId', '11155111'],
  ['url', 'http://127.0.0.1:8545'],
  ['json', '[1]'],
] as const)('field kind %s accepts %j', (kind, value) => {
  expect(accepts(kind, value)).toBe(true);
});

it.each([
  ['text', ''],
  ['address', '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['address', '0x12'],
  ['hex', '0x123'],
  ['integer', '-1'],
  ['integer', '1e3'],
  ['amount', '1.0000000000000000001'],
  ['amount', '1,5'],
  ['chainId', '0'],
  ['chainId', '9007199254740993'],
  ['url', 'javascript:alert(1)'],
  ['json', '{'],
  ['multiline', 'x'.repeat(100_001)],
] as const)('field kind %s rejects %j', (kind, value) => {
  expect(accepts(kind, value)).toBe(false);
});

it('an optional field accepts an empty string, but no invalid value', () => {
  expect(accepts('hex', '', true)).toBe(true);
  expect(accepts('hex', 'x', true)).toBe(false);
});
