import { describe, expect, it } from 'vitest';
import { cryptoDepositTerms } from './deposit-terms.ts';
import { parseDepositFee, parseDepositTerms } from './parse-deposit-terms.ts';

describe('parseDepositFee', () => {
  it.each([
    ['1.40', { kind: 'flat', cents: 140 }],
    ['0', { kind: 'flat', cents: 0 }],
    ['1.4%', { kind: 'percent', basisPoints: 140 }],
    ['0%', { kind: 'percent', basisPoints: 0 }],
    ['99.99%', { kind: 'percent', basisPoints: 9_999 }],
  ])('reads %s', (text, fee) => {
    expect(parseDepositFee(text)).toEqual(fee);
  });

  it.each([
    ['', 'MONEY_MALFORMED'],
    ['%', 'MONEY_MALFORMED'],
    ['1,4%', 'MONEY_MALFORMED'],
    ['1.4 %', 'MONEY_MALFORMED'],
    ['1.405', 'MONEY_TOO_PRECISE'],
    ['1.405%', 'MONEY_TOO_PRECISE'],
    ['-1', 'MONEY_OUT_OF_RANGE'],
    ['-1%', 'MONEY_OUT_OF_RANGE'],
    ['100%', 'MONEY_OUT_OF_RANGE'],
  ])('refuses %j with %s', (text, code) => {
    expect(() => parseDepositFee(text)).toThrow(expect.objectContaining({ code }));
  });

  it('says what is wrong', () => {
    expect(() => parseDepositFee('100%')).toThrow('A fee is less than the whole deposit.');
    expect(() => parseDepositFee('-1')).toThrow('The amount cannot be negative.');
  });
});

describe('parseDepositTerms', () => {
  it('reads the terms of the crypto provider from dollars', () => {
    expect(parseDepositTerms({ fee: '1.40', minimum: '1', maximum: '10000000' })).toEqual(cryptoDepositTerms);
  });

  it('takes a single possible amount', () => {
    expect(parseDepositTerms({ fee: '0', minimum: '5', maximum: '5' })).toMatchObject({ minimumCents: 500, maximumCents: 500 });
  });

  it('refuses limits that let nothing through', () => {
    expect(() => parseDepositTerms({ fee: '0', minimum: '5', maximum: '4.99' })).toThrow('exceeds its maximum');
    expect(() => parseDepositTerms({ fee: '0', minimum: '-1', maximum: '4' })).toThrow('cannot be negative');
  });
});
