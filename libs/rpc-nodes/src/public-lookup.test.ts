import { expect, test } from 'vitest';
import { PrivateAddressError } from './private-address-error.ts';
import { publicLookup } from './public-lookup.ts';

function look(hostname: string, all: boolean): Promise<unknown> {
  return new Promise((resolve) => {
    publicLookup(hostname, { all }, (error, address) => resolve(error ?? address));
  });
}

test.each([true, false])('a name of this machine leads nowhere (all addresses: %s)', async (all) => {
  expect(await look('localhost', all)).toBeInstanceOf(PrivateAddressError);
});

test('public addresses are given in the form that was asked for', async () => {
  expect(await look('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await look('8.8.8.8', false)).toBe('8.8.8.8');
});
