import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ProductUnderTest {
  readonly root: string;
  /** Undefined until the product runs, which chooses its port. */
  readonly origin: string | undefined;
  /** Everything that this run writes. */
  readonly folder: string;
  readonly dataDir: string;
  /** The product's own copy of the texts, which tests can change. */
  readonly localesDir: string;
}

/** What the product prints when it is ready; Playwright makes the name of the group a variable. */
export const readyLine = /^ +Site +(?<e2e_origin>http:\/\/localhost:\d+)\//m;

/**
 * The product of this run. Every worker evaluates the configuration again, so its folder is passed on in the environment. Has no side effects, because
 * Nx also evaluates the configuration.
 */
export function productUnderTest(): ProductUnderTest {
  const { E2E_ORIGIN: origin } = process.env;
  const folder = (process.env['E2E_FOLDER'] ??= join(tmpdir(), `onepoint-e2e-${randomUUID()}`));
  return { root: join(import.meta.dirname, '../../../..'), origin, folder, dataDir: `${folder}/data`, localesDir: `${folder}/locales` };
}
