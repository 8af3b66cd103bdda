import * as fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import type { PublicRpcSchema } from 'viem';
import { expect, it, vi } from 'vitest';
import { createRpcSample } from './create-rpc-sample.ts';
import { viemMethods } from './languages/viem.ts';
import { rpcSampleLanguages, type JsonValue, type RpcCall } from './rpc-sample.ts';

const url = 'https://rpc.example.com/rpc/base/op_key';
const call: RpcCall = { url, method: 'eth_call', params: [{ to: '0xabc', data: '0x' }, 'latest', true, null, 7] };
const params = fc.array(fc.jsonValue() as fc.Arbitrary<JsonValue>, { maxLength: 4 });

it.each(rpcSampleLanguages)('%s contains endpoint and method once', (language) => {
  const { code } = createRpcSample(language, call);
  expect(code.split(url)).toHaveLength(2);
  expect(code.split('eth_call')).toHaveLength(2);
});

/** Runs a sample and returns the body it sends. */
async function runJavaScript(values: RpcCall): Promise<unknown> {
  const fetch = vi.fn((_url: string, _init: { body: string }) => Promise.resolve({ json: () => ({ result: 1 }) }));
  const { code } = createRpcSample('javascript', values);
  await runInNewContext(`(async () => { ${code} })()`, { fetch, console: { log: () => undefined } });
  expect(fetch.mock.calls[0]?.[0]).toBe(values.url);
  return JSON.parse(fetch.mock.calls[0]?.[1].body ?? 'null');
}

it('the JavaScript sample sends exactly the call for any parameters', async () => {
  await fc.assert(
    fc.asyncProperty(params, async (values) => {
      const sent = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: values };
      expect(await runJavaScript({ ...call, params: values })).toEqual(JSON.parse(JSON.stringify(sent)));
    }),
    { examples: [[[JSON.parse('{"__proto__":{"a":1}}') as JsonValue]]] },
  );
});

it('a shell passes the body of the curl sample unchanged', () => {
  const texts = ["it's", '"quoted"', '$HOME `id` \\', 'two\nlines'];
  const { code } = createRpcSample('curl', { ...call, params: texts });
  // Prints the last argument instead of sending the request.
  const script = `curl() { for last do :; done; printf %s "$last"; }\n${code}`;
  expect(JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8' }))).toEqual({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: texts,
  });
});

it.each([
  ['python', '"params": [{ "to": "0xabc", "data": "0x" }, "latest", True, None, 7],'],
  ['rust', '"params": [{ "to": "0xabc", "data": "0x" }, "latest", true, null, 7]'],
  ['go', '`{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xabc","data":"0x"},"latest",true,null,7]}`'],
  ['viem', "params: [{ to: '0xabc', data: '0x' }, 'latest', true, null, 7],"],
  ['ethers', "provider.send('eth_call', [{ to: '0xabc', data: '0x' }, 'latest', true, null, 7])"],
] as const)('%s formats values in its own syntax', (language, expected) => {
  expect(createRpcSample(language, call).code).toContain(expected);
});

it('breaks long parameters into lines', () => {
  const { code } = createRpcSample('viem', {
    ...call,
    params: [{ address: `0x${'a'.repeat(40)}`, fromBlock: '0x137d3c2', toBlock: '0x137d3c3' }],
  });
  expect(code).toContain(`  params: [\n    {\n      address: '0x${'a'.repeat(40)}',\n`);
});

it('Rust has its own escapes and number types', () => {
  const { code } = createRpcSample('rust', {
    ...call,
    params: ['\b\f\u0000\\b "\n\uD800', 7, 5_000_000_000, -5_000_000_000, 0.5, 2 ** 63, 1e21],
  });
  expect(code).toContain(String.raw`"\u{8}\u{c}\u{0000}\\b \"\n` + '\uFFFD"');
  for (const literal of ['5000000000_i64', '-5000000000_i64', '0.5', '9223372036854776000_f64', '1e+21_f64'])
    expect(code).toContain(literal);
});

it('viem needs no rpcSchema for methods it has types for', () => {
  const known: readonly PublicRpcSchema[number]['Method'][] = viemMethods;
  for (const method of known) expect(createRpcSample('viem', { url, method, params: [] }).code).not.toContain('rpcSchema');
});

it.each([
  [[], "rpcSchema<[{ Method: 'eth_syncing'; Parameters?: undefined; ReturnType: unknown }]>()"],
  [[true], "rpcSchema<[{ Method: 'eth_syncing'; Parameters: unknown[]; ReturnType: unknown }]>()"],
])('viem gets an rpcSchema for other methods, with parameters %j', (values, expected) => {
  expect(createRpcSample('viem', { url, method: 'eth_syncing', params: values }).code).toContain(expected);
});

it('viem omits empty parameters', () => {
  expect(createRpcSample('viem', { url, method: 'eth_blockNumber', params: [] }).code).toContain("{\n  method: 'eth_blockNumber',\n}");
});

it.each([
  ['viem', '// npm install viem'],
  ['ethers', '// npm install ethers'],
  ['python', '# pip install requests'],
  ['rust', '// cargo add reqwest --features blocking,json && cargo add serde_json'],
] as const)('%s names its dependencies', (language, line) => {
  expect(createRpcSample(language, call).code.split('\n')[0]).toBe(line);
});

const socketUrl = 'wss://rpc.example.com/rpc/base/op_key';

it.each([
  ['curl', "npx wscat -c wss://rpc.example.com/rpc/base/op_key -w 60 \\\n  -x '{"],
  ['javascript', "new WebSocket('wss://rpc.example.com/rpc/base/op_key')"],
  ['viem', "client.transport.subscribe({\n  params: ['logs', { topics: [] }],"],
  ['ethers', 'provider.on({ topics: [] }, (log)'],
  ['python', 'websockets.connect("wss://rpc.example.com/rpc/base/op_key")'],
  ['go', 'websocket.DefaultDialer.Dial("wss://rpc.example.com/rpc/base/op_key", nil)'],
  ['rust', 'connect("wss://rpc.example.com/rpc/base/op_key")'],
] as const)('%s subscribes over a WebSocket', (language, expected) => {
  const { code } = createRpcSample(language, { url: socketUrl, method: 'eth_subscribe', params: ['logs', { topics: [] }] });
  expect(code).toContain(expected);
  expect(code).not.toMatch(/fetch\(|\bhttp\(|requests|http\.Post|reqwest|JsonRpcProvider|curl/);
});

it.each([
  [['newHeads'], "provider.on('block', "],
  [['newPendingTransactions'], "provider.on('pending', "],
  [['syncing'], "provider.send('eth_subscribe', ['syncing'])"],
])('ethers listens to %j with its own events', (values, expected) => {
  expect(createRpcSample('ethers', { url: socketUrl, method: 'eth_subscribe', params: values }).code).toContain(expected);
});

it('viem sends other methods over the socket too', () => {
  const { code } = createRpcSample('viem', { url: socketUrl, method: 'eth_unsubscribe', params: ['0x1'] });
  expect(code).toContain("import { createPublicClient, rpcSchema, webSocket } from 'viem';");
  expect(code).toContain("client.request({\n  method: 'eth_unsubscribe',");
});
