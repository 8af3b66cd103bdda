import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { contract } from './contract.ts';
import { findReadCall } from './find-read-call.ts';

test('finds the call that reads what was created, and none for other calls', () => {
  const found = Object.values<Call>(contract).map((call) => [call.operationId, findReadCall(call)?.operationId]);
  expect(Object.fromEntries(found.filter(([, read]) => read !== undefined))).toEqual({
    applyForPartnership: 'getPartnership',
    createApiKey: 'getApiKey',
    createPayment: 'getPayment',
    createProject: 'getProject',
    setWebhook: 'getWebhook',
  });
});
