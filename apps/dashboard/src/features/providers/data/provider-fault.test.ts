import { ApiError } from '@onepoint/api-client';
import { expect, test } from 'vitest';
import { providerFault } from './provider-fault.ts';

const refusal = (code: string, details?: Record<string, unknown>) =>
  new ApiError({ code, message: 'No', status: 422, requestId: 'req_1', ...(details && { details }) });

test('the reason of a refusal is one that this version has words for', () => {
  expect(providerFault(refusal('PROVIDER_REFUSED', { reason: 'wrongChain' }))).toBe('wrongChain');
  expect(providerFault(refusal('PROVIDER_REFUSED', { reason: 'tooOld' }))).toBeUndefined();
  expect(providerFault(refusal('LIMIT_REACHED', { reason: 'wrongChain' }))).toBeUndefined();
  expect(providerFault(new Error('offline'))).toBeUndefined();
});
