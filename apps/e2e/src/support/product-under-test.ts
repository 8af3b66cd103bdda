import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ProductUnderTest {
  readonly root: string;
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  /** The product's own copy of the texts, which tests can change. */
  readonly localesDir: string;
}

/** Below the ephemeral port range. */
const firstPort = 21_000;
const portCount = 9000;

/**
 * Port and data folder of the product in this run. Chosen once and passed through the environment, since every worker evaluates the configuration
 * again. Has no other side effects, because Nx evaluates it as well.
 */
export function productUnderTest(): ProductUnderTest {
  process.env['E2E_PORT'] ??= String(firstPort + (process.pid % portCount));
  const port = Number(process.env['E2E_PORT']);
  return {
    root: join(import.meta.dirname, '../../../..'),
    origin: `http://localhost:${port}`,
    port,
    dataDir: join(tmpdir(), `onepoint-e2e-${port}`),
    localesDir: join(tmpdir(), `onepoint-e2e-${port}-locales`),
  };
}
