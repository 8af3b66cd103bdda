import { rmSync } from 'node:fs';
import { productUnderTest } from './product-under-test.ts';

// Playwright takes a default export here.
export default function removeData(): void {
  rmSync(productUnderTest().dataDir, { recursive: true, force: true });
}
