import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCodes } from '@onepoint/gateway-errors';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it.each(Object.entries(errorCodes))('%s is in the documentation with its numbers', (code, { rpcCode, status }) => {
  expect(readme).toMatch(new RegExp(`\\| \`${code}\` +\\| ${rpcCode} +\\| ${status} `, 'u'));
});
