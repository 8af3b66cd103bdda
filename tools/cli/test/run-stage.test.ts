import { expect, it } from 'vitest';
import { failuresOf } from './run-stage.ts';

it('keeps each failure once', () => {
  const passed = Array.from({ length: 2_000 }, (_, index) => ` ✓ |api| src/a${index}.test.ts (3 tests) 12ms`);
  const failures = [
    ' FAIL  |api| src/b.test.ts > credits a payment once',
    'AssertionError: expected 2 to be 1',
    '@onepoint/plans-domain: ERROR: Coverage for lines (99.64%) does not meet global threshold (100%)',
    '@onepoint/e2e:   ✘   6 src/members.spec.ts:65:1 › an address without a user is invited (37.2s)',
    'src/c.ts(3,1): error TS2322: Type string is not assignable to type number.',
    '- @onepoint/api:test',
  ];
  expect(failuresOf([...passed, ...failures, ...passed, ...failures].join('\n'))).toEqual(failures);
});

it('omits output of the product under test', () => {
  expect(failuresOf('@onepoint/e2e: [WebServer] Error: connect ECONNREFUSED')).toEqual([]);
});

it('omits passing tests, whatever their names contain', () => {
  const passing = [
    '@onepoint/site:   ✓  12 e2e/site.spec.ts:128:3 › /docs fits a 320 px window (1.2s)',
    '@onepoint/site: [12/90] e2e/site.spec.ts:128:3 › /docs fits a 320 px window',
    ' ✓ |api| src/payments.test.ts > answers FAIL when the provider is down 12ms',
    'Tests: 211 passed, 0 failed',
    '- @onepoint/api',
  ];
  expect(failuresOf(passing.join('\n'))).toEqual([]);
});

it('keeps findings of ESLint and stylelint', () => {
  const found = ['@onepoint/source:   12:3  error  Import in the wrong direction', '@onepoint/source:  3:1  ✖  Unexpected margin-left'];
  expect(failuresOf(found.join('\n'))).toEqual(found);
});
