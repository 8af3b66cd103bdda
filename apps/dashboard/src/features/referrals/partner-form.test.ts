import { expect, test } from 'vitest';
import { partnerFieldErrors } from './partner-form.tsx';

const fields = { company: 'Example Labs', website: ' https://example.com ', message: 'We teach.' };

test.each([
  [fields, []],
  [{ ...fields, company: ' ' }, ['company']],
  [{ ...fields, website: 'example.com' }, ['website']],
  [{ company: '', website: '', message: '' }, ['message', 'website', 'company']],
])('returns the errors of %o', (given, expected) => {
  expect(Object.keys(partnerFieldErrors(given)).toSorted()).toEqual(expected.toSorted());
});
