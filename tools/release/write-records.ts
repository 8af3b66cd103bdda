// Runs before `nx release` writes versions: records what this release promises, for `npm run check:api`. `nx release` commits staged files.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describeApi, writeApiRecord } from './api/api-record.ts';

if (process.env['NX_DRY_RUN'] === 'true') console.log('would record the API that this release promises');
else {
  await writeApiRecord(describeApi());
  execFileSync('git', ['add', 'tools/release/record'], { cwd: join(import.meta.dirname, '../..'), stdio: 'inherit' });
}
