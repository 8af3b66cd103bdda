import * as fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isNodeMethod, toCurl, toViem } from './record-code.ts';

it('says the same to a shell, whatever the parameters hold', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('\0')),
      (text) => {
        const command = toCurl({ method: 'eth_call', params: [text] }, 'https://rpc.example/1');
        const words = execFileSync('sh', ['-c', command.replace('curl', String.raw`printf '%s\0'`)], { encoding: 'utf8' }).split('\0');
        expect(words.at(-2)).toBe('https://rpc.example/1');
        expect(JSON.parse(words.at(-3) ?? '')).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [text] });
      },
    ),
    { numRuns: 25 },
  );
});

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
