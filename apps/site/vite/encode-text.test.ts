// @vitest-environment node
import { array, assert, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { encodeText } from './encode-text.ts';

const isSame = (text: string): boolean => Buffer.from(text).equals(encodeText(text));

it.each(['', 'plain', 'é – 計算 잔액 đ 😀', '\uD83D alone', 'alone \uDE00'])('writes %j as every other encoder does', (text) => {
  expect(isSame(text)).toBe(true);
});

it('writes any text as every other encoder does', () => {
  assert(property(array(nat({ max: 0xff_ff })), (units) => isSame(String.fromCharCode(...units))));
});
