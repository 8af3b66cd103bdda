import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ProductUnderTest {
  readonly root: string;
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
}

const probe = `const s=require('node:net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})`;

/**
 * Where the product of this run stands. Chosen once: the runner evaluates its configuration in every worker again, and
 * workers inherit the environment.
 */
export function productUnderTest(): ProductUnderTest {
  process.env['E2E_PORT'] ??= execFileSync(process.execPath, ['-e', probe], { encoding: 'utf8' }).trim();
  process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'onepoint-e2e-'));
  const port = Number(process.env['E2E_PORT']);
  return { root: join(import.meta.dirname, '../../..'), origin: `http://localhost:${port}`, port, dataDir: process.env['E2E_DATA_DIR'] };
}
