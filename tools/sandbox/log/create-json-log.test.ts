import { expect, it } from 'vitest';
import { createJsonLog } from './create-json-log.ts';

function logged(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const lines: string[] = [];
  createJsonLog('test', (line) => lines.push(line))('Unexpected error', fields);
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

it('writes a line of JSON with its time, its process and its fields', () => {
  expect(logged({ emailAddress: 'ada@example.com', code: '424242' })).toEqual({
    time: expect.any(String) as string,
    name: 'test',
    message: 'Unexpected error',
    emailAddress: 'ada@example.com',
    code: '424242',
  });
});

it('masks keys, tokens, and everything in a URL except its host', () => {
  const key = `op_${'a1'.repeat(20)}`;
  expect(
    logged({ path: `/rpc/base/${key}`, error: `TypeError: "https://u:p@node.example.com/${key}?key=1" with sk_test_abc, "whsec_abc"` }),
  ).toMatchObject({
    path: '/rpc/base/op_[hidden]',
    error: 'TypeError: "https://node.example.com" with sk_test_[hidden], "whsec_[hidden]"',
  });
  expect(logged({ error: 'token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln is old' })).toMatchObject({ error: 'token [hidden] is old' });
});
