import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ProductUnderTest {
  readonly root: string;
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
}

/** Below the range from which systems hand out ports by themselves. */
const firstPort = 21_000;
const portCount = 9000;

/**
 * Where the product of this run stands: a port and a data folder of its own. Chosen once; the runner evaluates its
 * configuration in every worker again, and workers inherit the environment. Touches nothing: Nx evaluates it as well.
 */
export function productUnderTest(): ProductUnderTest {
  process.env['E2E_PORT'] ??= String(firstPort + (process.pid % portCount));
  const port = Number(process.env['E2E_PORT']);
  return {
    root: join(import.meta.dirname, '../../..'),
    origin: `http://localhost:${port}`,
    port,
    dataDir: join(tmpdir(), `onepoint-e2e-${port}`),
  };
}
