import { expect, it } from 'vitest';
import { isNodeMethod, toViem } from './record-code.ts';

it('writes a program for any request', () => {
  expect(toViem({ method: 'personal_sign', params: ['0x00', '0x01'] })).toContain(
    'client.request({ method: "personal_sign", params: [\n  "0x00",',
  );
  expect(toViem({ method: 'eth_chainId', params: undefined })).toContain('client.request({ method: "eth_chainId" })');
});

it.each([
  ['eth_getBalance', true],
  ['eth_sendRawTransaction', true],
  ['net_version', true],
  ['eth_sendTransaction', false],
  ['eth_signTypedData_v4', false],
  ['wallet_addEthereumChain', false],
])('knows whether a node answers %s', (method, expected) => {
  expect(isNodeMethod(method)).toBe(expected);
});
