import specification from '@metamask/api-specs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import guide from '../../../content/docs/websocket.mdx?raw';
import type { JsonSchema } from './describe-schema.ts';
import { methodFiles, methods, methodSchemas } from './methods.ts';

const exampleOf = (name: string) => methods.find((method) => method.name === name)?.example;
const isQuantityOrData = /^0x[\da-f]*$/i;

const mostUsed = [
  'eth_call',
  'eth_getLogs',
  'eth_blockNumber',
  'eth_getBalance',
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'eth_chainId',
  'eth_gasPrice',
  'eth_estimateGas',
  'eth_sendRawTransaction',
  'eth_getTransactionCount',
  'eth_getCode',
  'eth_getStorageAt',
  'eth_feeHistory',
  'eth_maxPriorityFeePerGas',
  'eth_subscribe',
  'eth_unsubscribe',
  'eth_getBlockReceipts',
  'eth_syncing',
  'net_version',
  'web3_clientVersion',
  'debug_traceTransaction',
  'trace_block',
];

describe('descriptions', () => {
  it.each(mostUsed)('%s says what goes wrong', (name) => {
    expect(methods.find((method) => method.name === name)?.problems.length).toBeGreaterThanOrEqual(2);
  });

  const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const described = methods.flatMap(({ name, parameters, result }) =>
    [...parameters, result].flatMap(({ name: value, note, fields }) =>
      [{ name: value, note }, ...fields].map((field) => ({ method: name, field: field.name, note: field.note })),
    ),
  );

  it('say more than the name of each parameter, result and field', () => {
    expect(described.length).toBeGreaterThan(500);
    expect(described.filter(({ field, note }) => note === '' || letters(note) === letters(field))).toEqual([]);
    expect(described.filter(({ note }) => /hex encoded|hex value/.test(note))).toEqual([]);
  });

  it('cover every method of the published specification that the gateway forwards', () => {
    /** Wallet methods, and methods that sign with the node's accounts. */
    const refused = /^(?:wallet_|personal_|eth_(?:accounts|coinbase|decrypt|getEncryptionPublicKey|requestAccounts|sendTransaction|sign))/;
    const published = specification.methods.map(({ name }) => name).filter((name) => !refused.test(name));
    expect(published.filter((name) => !methodFiles.has(name))).toEqual([]);
  });

  it('document all subscriptions and optional log filters', () => {
    const [subscription, filter] = methods.find(({ name }) => name === 'eth_subscribe')?.parameters ?? [];
    const named = [...guide.matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => JSON.stringify(kind));
    expect(subscription?.type).toBe(named.join(' | '));
    expect(filter).toMatchObject({
      required: false,
      fields: [
        { name: 'address', required: false },
        { name: 'topics', required: false },
      ],
    });
  });
});

describe('examples', () => {
  /** Moves references to where JSON Schema looks for them. */
  const withDefinitions = <Schema>(schema: Schema): Schema =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as Schema;
  const $defs = withDefinitions(methodSchemas);
  const problemsOf = (schema: JsonSchema, value: unknown): string | undefined => {
    const { error } = z.fromJSONSchema({ ...withDefinitions(schema), $defs } as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
    return error && z.prettifyError(error);
  };

  it.each([...methodFiles])('of %s match its schemas', (_name, { params, result, example }) => {
    const required = params.filter((parameter) => parameter.required);
    expect(example.params.length).toBeGreaterThanOrEqual(required.length);
    expect(example.params.length).toBeLessThanOrEqual(params.length);
    const problems = example.params.map((value, index) => problemsOf(params[index]?.schema ?? {}, value));
    expect([...problems, problemsOf(result.schema, example.result)].filter((problem) => problem !== undefined)).toEqual([]);
  });

  it('fail with a wrong value', () => {
    expect(
      problemsOf({ $ref: '#/components/schemas/Block' }, { ...(exampleOf('eth_getBlockByHash')?.result as object), nonce: '0x0' }),
    ).toMatch(/nonce/);
  });

  it('have valid hex, because the request form starts with them', () => {
    const texts = methods.flatMap(({ example }) => [...JSON.stringify(example.params).matchAll(/"(0x[^"]*)"/g)].map((found) => found[1]));
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) expect(text).toMatch(isQuantityOrData);
  });

  it.each(['eth_getLogs', 'eth_newFilter'])('of %s start at a block that every chain has', (name) => {
    expect(exampleOf(name)?.params[0]).toMatchObject({ fromBlock: 'latest' });
  });
});
