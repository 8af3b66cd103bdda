import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCodes } from './error-codes.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it.each(Object.entries(errorCodes))('%s is in the documentation with its numbers', (code, { rpcCode, status }) => {
  expect(readme).toMatch(new RegExp(`\\| \`${code}\` +\\| ${rpcCode} +\\| ${status} `, 'u'));
});

it('uses codes that JSON-RPC reserves or leaves to servers', () => {
  for (const { rpcCode } of Object.values(errorCodes)) {
    expect(rpcCode === -32_700 || (rpcCode <= -32_600 && rpcCode >= -32_603) || (rpcCode <= -32_000 && rpcCode >= -32_099)).toBe(true);
  }
});
