import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createRpcSample } from './create-rpc-sample.ts';
import { rpcSampleLanguages } from './rpc-sample-languages.ts';
import type { JsonValue, RpcCall } from './rpc-sample.ts';

const url = 'https://rpc.example.com/rpc/base/op_key';
const call: RpcCall = { url, method: 'eth_call', params: [{ to: '0xabc', data: '0x' }, 'latest', true, null, 7] };
const params = fc.array(fc.jsonValue() as fc.Arbitrary<JsonValue>, { maxLength: 4 });

it.each(rpcSampleLanguages)('%s names endpoint and method once', (language) => {
  const { code } = createRpcSample(language, call);
  expect(code.split(url)).toHaveLength(2);
  expect(code.split('eth_call')).toHaveLength(2);
});

/** What a fetch was given when the sample ran. */
async function runJavaScript(given: RpcCall): Promise<unknown> {
  const fetch = vi.fn((_url: string, _init: { body: string }) => Promise.resolve({ json: () => ({ result: 1 }) }));
  const { code } = createRpcSample('javascript', given);
  await runInNewContext(`(async () => { ${code} })()`, { fetch, console: { log: () => undefined } });
  expect(fetch.mock.calls[0]?.[0]).toBe(given.url);
  return JSON.parse(fetch.mock.calls[0]?.[1].body ?? 'null');
}

it('the JavaScript sample sends exactly the call, whatever its parameters hold', async () => {
  await fc.assert(
    fc.asyncProperty(params, async (given) => {
      const sent = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: given };
      expect(await runJavaScript({ ...call, params: given })).toEqual(JSON.parse(JSON.stringify(sent)));
    }),
  );
});

it('a shell hands the curl sample’s body over unchanged, whatever its parameters hold', () => {
  const texts = ["it's", '"quoted"', '$HOME `id` \\', 'two\nlines'];
  const { code } = createRpcSample('curl', { ...call, params: texts });
  const body = execFileSync('sh', ['-c', `${code.replace(/^curl/, 'printf %s\\\\n')} | tail -n 1`], { encoding: 'utf8' });
  expect(JSON.parse(body)).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: texts });
});

it.each([
  ['python', '"params": [{ "to": "0xabc", "data": "0x" }, "latest", True, None, 7],'],
  ['rust', '"params": [{ "to": "0xabc", "data": "0x" }, "latest", true, null, 7]'],
  ['go', '`{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xabc","data":"0x"},"latest",true,null,7]}`'],
  ['viem', "params: [{ to: '0xabc', data: '0x' }, 'latest', true, null, 7],"],
  ['ethers', "provider.send('eth_call', [{ to: '0xabc', data: '0x' }, 'latest', true, null, 7])"],
] as const)('%s writes values in its own words', (language, expected) => {
  expect(createRpcSample(language, call).code).toContain(expected);
});

it('long parameters stand on lines of their own', () => {
  const { code } = createRpcSample('viem', {
    ...call,
    params: [{ address: `0x${'a'.repeat(40)}`, fromBlock: '0x137d3c2', toBlock: '0x137d3c3' }],
  });
  expect(code).toContain(`  params: [\n    {\n      address: '0x${'a'.repeat(40)}',\n`);
});
