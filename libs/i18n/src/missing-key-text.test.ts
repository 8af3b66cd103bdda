import { expect, it } from 'vitest';
import { missingKeyText } from './missing-key-text.ts';

it.each([
  ['common:errors.noProjectSelected', 'No project selected'],
  ['actions.copy', 'Copy'],
  ['PAYMENT_FAILED', 'Payment failed'],
  ['', ''],
])('shows %j as %j', (key, text) => {
  expect(missingKeyText(key)).toBe(text);
});
