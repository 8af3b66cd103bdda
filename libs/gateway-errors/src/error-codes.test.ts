import { expect, it } from 'vitest';
import { errorCodes } from './error-codes.ts';

it('uses codes reserved by JSON-RPC or available to servers', () => {
  for (const { rpcCode } of Object.values(errorCodes)) {
    expect(rpcCode === -32_700 || (rpcCode <= -32_600 && rpcCode >= -32_603) || (rpcCode <= -32_000 && rpcCode >= -32_099)).toBe(true);
  }
});

it.each(Object.entries(errorCodes))('%s has a message, a cause and a cure', (_code, { message, cause, cure }) => {
  for (const text of [message, cause, cure]) expect(text).toMatch(/^[A-Z`].*[.)}]$/s);
});
