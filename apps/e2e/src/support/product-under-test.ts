import { testPort } from '@onepoint/test-config/test-port';
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

/** Port and data folder of the product in this run. Has no side effects, because Nx also evaluates the configuration. */
export function productUnderTest(): ProductUnderTest {
  const port = testPort('E2E_PORT');
  return {
    root: join(import.meta.dirname, '../../../..'),
    origin: `http://localhost:${port}`,
    port,
    dataDir: join(tmpdir(), `onepoint-e2e-${port}`),
    localesDir: join(tmpdir(), `onepoint-e2e-${port}-locales`),
  };
}
