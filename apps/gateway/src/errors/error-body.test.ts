import { expect, it } from 'vitest';
import { errorBody } from './error-body.ts';

it('carries the id to the letter, the code for programs, and the request id for people', () => {
  const text = errorBody('KEY_PAUSED', '12345678901234567890', 'req_a');
  expect(text).toContain('"id":12345678901234567890,');
  expect(JSON.parse(text)).toMatchObject({
    jsonrpc: '2.0',
    error: { code: -32_011, message: 'This API key is paused.', data: { code: 'KEY_PAUSED', requestId: 'req_a' } },
  });
});
