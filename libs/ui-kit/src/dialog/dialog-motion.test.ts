import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheets = ['dialog/dialog.module.css', 'popover/popover.module.css', 'date-range/date-range.module.css'];

it.each(sheets)('%s has the same exit transition at every width, so that rotating a phone cannot cancel it', (sheet) => {
  const css = readFileSync(join(import.meta.dirname, '..', sheet), 'utf8');
  const conditional = css.split('@media').slice(1).join('');
  expect(css).toContain('[data-exiting]');
  expect(conditional).not.toContain('[data-exiting]');
});
