import { ClerkAPIResponseError, ClerkRuntimeError } from '@clerk/clerk-react/errors';
import { expect, it } from 'vitest';
import { AccountError } from './account-error.ts';
import { toAccountError } from './to-account-error.ts';

it('keeps the code, the sentence and the field of a refusal', () => {
  const data = [{ code: 'form_code_incorrect', message: 'is incorrect', long_message: 'Incorrect code', meta: { param_name: 'code' } }];
  const error = toAccountError(new ClerkAPIResponseError('refused', { data, status: 422 }));
  expect(error).toBeInstanceOf(AccountError);
  expect(error).toMatchObject({ code: 'form_code_incorrect', message: 'Incorrect code', paramName: 'code' });
});

it('knows that somebody did not want to prove who they are', () => {
  const cancelled = new ClerkRuntimeError('cancelled', { code: 'reverification_cancelled' });
  expect(toAccountError(cancelled)).toMatchObject({ code: 'reverification_cancelled' });
});

it('leaves alone what the service did not say', () => {
  const lost = new TypeError('Failed to fetch');
  expect(toAccountError(lost)).toBe(lost);
});
