import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderTokensCss } from './tokens-css.ts';

const committed = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

it('styles/tokens.css is what the token sources say (mend with: node libs/ui-kit/scripts/write-tokens.ts)', () => {
  expect(committed).toBe(renderTokensCss());
});
