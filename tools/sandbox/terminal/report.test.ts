import { expect, it } from 'vitest';
import { StackError } from '../stack-error.ts';
import { explainFailure } from './report.ts';

const systemError = (code: string, message: string, path?: string) => Object.assign(new Error(message), { code, path });

it.each([
  [new StackError('PORT_TAKEN', 'Port 4000 is taken.'), 'Port 4000 is taken.'],
  [
    systemError('ENOSPC', 'ENOSPC: no space', '/data/logs/api.log'),
    'No space left on the disk that holds /data/logs/api.log: free some, and start again.',
  ],
  [systemError('ENOENT', 'spawn /bin/anvil ENOENT', '/bin/anvil'), '/bin/anvil is missing: run npm ci, and start again.'],
  [
    systemError('EACCES', 'EACCES: permission denied', '/data'),
    '/data cannot be written to (EACCES): give this user the right to, or set ONEPOINT_DATA_DIR.',
  ],
])('explains %s in one line', (error, line) => {
  expect(explainFailure(error)).toBe(line);
});

it('keeps the stack of an unexpected error', () => {
  expect(explainFailure(new TypeError('x is undefined'))).toContain('report.test.ts');
});
