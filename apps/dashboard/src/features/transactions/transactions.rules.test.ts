import { everyTransactionFixture, transactionFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { formatTransactionFilters, noTransactionFilters, parseTransactionFilters, transactionsCsv } from './transactions.rules.ts';

const parse = (query: string) => parseTransactionFilters(new URLSearchParams(query));

test('reads filters from the URL and ignores invalid ones', () => {
  expect(parse('type=deposit&from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z')).toEqual({
    type: 'deposit',
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-02T00:00:00.000Z',
  });
  for (const query of [
    '',
    'type=nothing',
    'from=2026-03-01T00:00:00Z',
    'from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z',
    'from=x&to=y',
  ]) {
    expect(parse(query)).toEqual(noTransactionFilters);
  }
});

test('writes filters to the URL and keeps other parameters', () => {
  const search = formatTransactionFilters({ ...noTransactionFilters, type: 'fee' }, new URLSearchParams('modal=payment&from=x'));
  expect(search.toString()).toBe('modal=payment&type=fee');
  expect(formatTransactionFilters(noTransactionFilters, search).toString()).toBe('modal=payment');
});

const texts = {
  id: 'Id',
  time: 'Time',
  type: 'Type',
  reference: 'Reference',
  computeUnits: 'CU',
  amount: 'Amount',
  balance: 'Balance',
};

test('writes CSV with plain signed dollars, running balances and what each transaction belongs to', () => {
  const lines = transactionsCsv(everyTransactionFixture(), texts).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    'Id,Time,Type,Reference,CU,Amount,Balance',
    'led_13,2026-03-14T00:00:00.000Z,usage,2026-03-14,16410256,-6.40,97.36',
    'led_12,2026-03-13T00:00:00.000Z,usage,2026-03-13,33641025,-13.12,103.76',
  ]);
  expect(lines).toContain('led_4,2026-03-02T11:52:00.000Z,fee,pay_3tYh8Lm1CvZe,,-3.50,254.38');
  expect(lines).toContain('led_5,2026-03-03T08:00:00.000Z,package,2,,-98.00,156.38');
});

test('escapes a type that a spreadsheet would run as a formula', () => {
  expect(transactionsCsv([transactionFixture({ type: '=1+1' })], texts)).toContain(`'=1+1`);
});
