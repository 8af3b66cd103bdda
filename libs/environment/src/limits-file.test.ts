import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readLimitsFile } from './limits-file.ts';

function read(text: string) {
  const directory = mkdtempSync(join(tmpdir(), 'onepoint-limits-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const LIMITS_FILE = join(directory, 'limits.json');
  writeFileSync(LIMITS_FILE, text);
  return () => readLimitsFile({ LIMITS_FILE, GATEWAY_BODY_BYTES_MAX: '2048', GATEWAY_TRY_TIMEOUT_MS: '900' });
}

it('replaces variables by the limits of the file, and keeps the others', () => {
  expect(read('{"GATEWAY_BODY_BYTES_MAX": 4096, "API_REQUESTS_PER_MINUTE": 50}')()).toMatchObject({
    GATEWAY_BODY_BYTES_MAX: '4096',
    GATEWAY_TRY_TIMEOUT_MS: '900',
    API_REQUESTS_PER_MINUTE: '50',
  });
});

it('changes nothing without a file', () => {
  const variables = { LIMITS_FILE: ' ', GATEWAY_BODY_BYTES_MAX: '2048' };
  expect(readLimitsFile(variables)).toEqual(variables);
});

describe('reports', () => {
  it.each([
    ['text that isn’t JSON', '{"GATEWAY', 'LIMITS_FILE: is not valid JSON'],
    ['JSON that isn’t an object', '[1]', 'LIMITS_FILE: is not a JSON object'],
    ['an unknown member', '{"GATEWAY_BODY_BYTES": 1}', 'LIMITS_FILE: has other members than API_REQUESTS_PER_MINUTE, '],
    ['a value that isn’t a number', '{"GATEWAY_BODY_BYTES_MAX": "4096"}', 'LIMITS_FILE: GATEWAY_BODY_BYTES_MAX must be a number'],
  ])('%s', (_what, text, message) => {
    expect(read(text)).toThrow(message);
  });

  it('a file that can’t be read', () => {
    expect(() => readLimitsFile({ LIMITS_FILE: '/nowhere/limits.json' })).toThrow(
      'LIMITS_FILE: is not the path of a file that can be read',
    );
  });
});
