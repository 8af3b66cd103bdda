import { contract, type Call } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { successStatus } from './define-route.ts';

test('every call of the contract has exactly one success reply', () => {
  expect(successStatus(contract.createProject)).toBe(201);
  for (const call of Object.values<Call>(contract)) expect(successStatus(call)).toBeLessThan(300);
});

test.each([{}, { 200: {}, 201: {} }])('%j is not one success reply', (replies) => {
  expect(() => successStatus({ ...contract.getProject, replies } as unknown as Call)).toThrow(
    'getProject must have exactly one success reply',
  );
});
