import { errorCodes } from '@onepoint/gateway-errors';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorBody } from './gateway-error.ts';

describe('error-body', () => {
  it('contains the exact id, the error code, and the request id', () => {
    const text = errorBody('KEY_PAUSED', '12345678901234567890', 'req_a');
    expect(text).toContain('"id":12345678901234567890,');
    expect(JSON.parse(text)).toMatchObject({
      jsonrpc: '2.0',
      error: { code: -32_011, message: 'This API key is paused.', data: { code: 'KEY_PAUSED', requestId: 'req_a' } },
    });
  });

  it('names the allowlist that rejected the call', () => {
    expect(JSON.parse(errorBody('IP_NOT_LISTED', '1', 'req_a'))).toMatchObject({
      error: { data: { code: 'IP_NOT_LISTED', allowList: 'ips' } },
    });
    expect(errorBody('KEY_PAUSED', '1', 'req_a')).not.toContain('allowList');
  });
});

describe('error-codes', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

  it.each(Object.entries(errorCodes))('%s is documented with its codes', (code, { rpcCode, status }) => {
    expect(readme).toMatch(new RegExp(`\\| \`${code}\` +\\| ${rpcCode} +\\| ${status} `, 'u'));
  });
});
