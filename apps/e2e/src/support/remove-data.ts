import { rmSync } from 'node:fs';
import { productUnderTest } from './product-under-test.ts';

// Playwright requires a default export.
export default function removeData(): void {
  const { dataDir, localesDir } = productUnderTest();
  for (const folder of [dataDir, localesDir]) rmSync(folder, { recursive: true, force: true });
}
