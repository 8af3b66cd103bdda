import { isPricedMethod } from '@onepoint/plans-domain';
import { assert, constantFrom, property, record, string } from 'fast-check';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  composeCurl,
  formatRequestLink,
  methodTemplates,
  parseParams,
  parseRequestLink,
  requestCost,
  templateParams,
  type ComposedRequest,
} from './composed-request.ts';

describe('request links', () => {
  const page = 'https://onepoint.example/dashboard/private-key/key_1?view=rules&range=7d#x';
  const requests = record<ComposedRequest>({
    chain: string({ maxLength: 20 }),
    method: string({ maxLength: 40 }),
    params: string({ maxLength: 200 }),
    through: constantFrom('key', 'public'),
    over: constantFrom('http', 'ws'),
  });

  test('a link round-trips its request', () => {
    assert(
      property(requests, (request) => {
        expect(parseRequestLink(new URL(formatRequestLink(page, request)).searchParams)).toEqual(request);
      }),
    );
  });

  test('an address without a request is null', () => {
    expect(parseRequestLink(new URLSearchParams('view=request&method=eth_call'))).toBeNull();
  });
});

describe('parseParams', () => {
  test.each([
    ['', []],
    [' \n', []],
    ['["latest", false]', ['latest', false]],
    ['{"block": 1}', { block: 1 }],
  ])('parses %j', (text, params) => {
    expect(parseParams(text)).toEqual({ params });
  });

  test.each(['7', '"latest"', 'null', 'true'])('%s is neither an array nor an object', (text) => {
    expect(parseParams(text)).toEqual({ problem: 'shape' });
  });

  test.each(['["latest"', '[latest]', '{"block": 1,}'])('%s is not JSON', (text) => {
    expect(parseParams(text)).toEqual({ problem: 'json' });
  });
});

describe('composeCurl', () => {
  test('a shell passes the body to curl unchanged, including quotes and dollar signs', () => {
    const body = JSON.stringify({ method: 'eth_call', params: [`it's "$HOME" \`id\` \\`] });
    const command = composeCurl('https://rpc.example/base/public', body).replace(/^curl/u, `printf '%s\\n'`);
    expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trimEnd().split('\n').at(-1)).toBe(body);
  });
});

describe('requestCost', () => {
  test.each([
    ['eth_call', 'key', 'PAYG', 26, '0.00001014'],
    ['eth_call', 'key', 'FREE', 26, null],
    ['eth_getLogs', 'public', 'PAYG', 60, null],
    ['eth_chainId', 'key', 'PAYG', 0, null],
    ['eth_call', 'key', 'FUTURE', 26, null],
  ] as const)('%s through the %s on %s costs %i units and %s', (method, through, planId, computeUnits, price) => {
    expect(requestCost({ method, through }, planId)).toEqual({ computeUnits, price });
  });
});

describe('methodTemplates', () => {
  test.each(Object.keys(methodTemplates))('%s has its own price and valid parameters', (method) => {
    expect(isPricedMethod(method)).toBe(true);
    expect(JSON.parse(templateParams(method))).toEqual(methodTemplates[method]);
  });

  test('a method without an example has no parameters, even if named like an object member', () => {
    expect([templateParams('eth_other'), templateParams('constructor')]).toEqual(['[]', '[]']);
  });
});
