import { expect, test } from 'vitest';
import { usageCsv } from './usage-csv.ts';

const texts = { name: 'Key', id: 'Id', requests: 'Requests', errors: 'Errors', computeUnits: 'CU', cost: 'USD' };

test('a line has its exact cost, and no name where none is known', () => {
  const row = { id: 'key_1', name: null, requests: 1234, errors: 5, computeUnits: 6, cost: '0.00000234', share: 1 };
  expect(usageCsv([row], texts)).toBe('Key,Id,Requests,Errors,CU,USD\r\n,key_1,1234,5,6,0.00000234\r\n');
});
