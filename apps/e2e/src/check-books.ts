import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productUnderTest } from './product-under-test.ts';

/**
 * Runs `npm run ledger:check` against the product under test.
 *
 * @returns what it says
 * @throws when it finds a difference
 */
export async function checkBooks(): Promise<string> {
  const { root, port, dataDir } = productUnderTest();
  const env = { ...process.env, PORT: String(port), ONEPOINT_DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/cli/start.mjs', 'ledger-check'], { cwd: root, env });
  return stdout;
}
