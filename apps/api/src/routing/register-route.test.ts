import { contract, type Call } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { successStatus } from './define-route.ts';
import { toFastifyPath } from './register-route.ts';

test('returns the one success status of every call in the contract', () => {
  expect(successStatus(contract.createProject)).toBe(201);
  for (const call of Object.values<Call>(contract)) expect(successStatus(call)).toBeLessThan(300);
});

test.each([{}, { 200: {}, 201: {} }])('throws for the replies %j', (replies) => {
  expect(() => successStatus({ ...contract.getProject, replies } as unknown as Call)).toThrow(
    'getProject must have exactly one success reply',
  );
});

test('converts parameters in braces to parameters with a colon', () => {
  expect(toFastifyPath('/v1/projects/{projectId}/apiKeys/{apiKeyId}')).toBe('/v1/projects/:projectId/apiKeys/:apiKeyId');
});
