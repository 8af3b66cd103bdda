import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { composeCurl } from './compose-curl.ts';

test('a shell hands curl the body as it is, quotes and dollars included', () => {
  const body = JSON.stringify({ method: 'eth_call', params: [`it's "$HOME" \`id\` \\`] });
  const command = composeCurl('https://rpc.example/base/public', body).replace(/^curl/u, `printf '%s\\n'`);
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trimEnd().split('\n').at(-1)).toBe(body);
});
