import { expect, test } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '127.1',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
