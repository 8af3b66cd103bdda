import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositCreditCents } from './deposit-amounts.ts';
import { createDepositTerms, parseDepositFee } from './deposit-configuration.ts';
import { defaultDepositTerms, defaultOpenPaymentsMax, depositDefaultCents } from './deposit-terms.ts';

it('has the constants of the specification as defaults', () => {
  expect(defaultDepositTerms).toEqual({ fee: { kind: 'percent', percent: 1.4 }, minimumCents: 100, maximumCents: 1_000_000_000 });
  expect({ depositDefaultCents, defaultOpenPaymentsMax }).toEqual({ depositDefaultCents: 10_000, defaultOpenPaymentsMax: 3 });
});

describe('createDepositTerms', () => {
  it('keeps limits that leave something to credit', () => {
    expect(createDepositTerms(defaultDepositTerms)).toEqual(defaultDepositTerms);
    expect(createDepositTerms({ ...defaultDepositTerms, minimumCents: 500, maximumCents: 500 })).toMatchObject({
      minimumCents: 500,
      maximumCents: 500,
    });
  });

  it('raises a minimum that the fee would use up', () => {
    expect(createDepositTerms({ ...defaultDepositTerms, fee: { kind: 'flat', cents: 140 } }).minimumCents).toBe(141);
    expect(createDepositTerms({ ...defaultDepositTerms, minimumCents: 0 }).minimumCents).toBe(2);
  });

  it.each([
    ['a maximum below the minimum', { minimumCents: 500, maximumCents: 499 }],
    ['a fee as high as the maximum', { fee: { kind: 'flat' as const, cents: 500 }, maximumCents: 500 }],
  ])('refuses %s', (_case, fields) => {
    expect(() => createDepositTerms({ ...defaultDepositTerms, ...fields })).toThrow('The maximum deposit is less than the minimum.');
  });

  it('leaves something to credit of its smallest deposit', () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(1_000), (basisPoints, minimumCents) => {
        const fee = { kind: 'percent', percent: basisPoints / 100 } as const;
        const terms = createDepositTerms({ ...defaultDepositTerms, fee, minimumCents });
        expect(depositCreditCents(terms.minimumCents, fee)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('parseDepositFee', () => {
  it.each([
    ['1.40', { kind: 'flat', cents: 140 }],
    ['0', { kind: 'flat', cents: 0 }],
    ['1.4%', { kind: 'percent', percent: 1.4 }],
    ['0%', { kind: 'percent', percent: 0 }],
    ['99.99%', { kind: 'percent', percent: 99.99 }],
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

  it('explains why', () => {
    expect(() => parseDepositFee('100%')).toThrow('A fee must be less than 100%.');
    expect(() => parseDepositFee('-1')).toThrow('A fee cannot be negative.');
  });
});
