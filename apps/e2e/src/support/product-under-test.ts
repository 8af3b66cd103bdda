import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ProductUnderTest {
  readonly root: string;
  /** Undefined until the product runs, because it chooses its port. */
  readonly origin: string | undefined;
  readonly folder: string;
  readonly dataDir: string;
  /** The product's own copy of the texts, which tests can change. */
  readonly localesDir: string;
}

/** Printed by the product when it is ready. Playwright turns the named group into an environment variable. */
export const readyLine = /^ +Site +(?<e2e_origin>http:\/\/localhost:\d+)\//m;

/**
 * Every worker evaluates the configuration again, so the folder is passed on in the environment. Must not create anything, because Nx also evaluates
 * the configuration.
 */
export function productUnderTest(): ProductUnderTest {
  const { E2E_ORIGIN: origin } = process.env;
  const folder = (process.env['E2E_FOLDER'] ??= join(tmpdir(), `onepoint-e2e-${randomUUID()}`));
  return { root: join(import.meta.dirname, '../../../..'), origin, folder, dataDir: `${folder}/data`, localesDir: `${folder}/locales` };
}
