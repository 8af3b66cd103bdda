import { rmSync } from 'node:fs';
import { productUnderTest } from './product-under-test.ts';

// Playwright requires a default export.
export default function removeData(): void {
  rmSync(productUnderTest().folder, { recursive: true, force: true });
}
