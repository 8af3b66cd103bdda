import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderErrorsPage } from './write-errors-page.ts';
import { walletErrorCodes } from '../src/errors/wallet-error-codes.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/errors.md'), 'utf8');

it('docs/errors.md is up to date (update it with: node libs/wallet/scripts/write-errors-page.ts)', () => {
  expect(page).toBe(renderErrorsPage(provider));
});

it.each(Object.keys(walletErrorCodes))('docs/errors.md has a heading, message, cause and cure for %s', (code) => {
  const section = page.split('\n## ').find((part) => part.startsWith(`${code}\n`));
  expect(section).toMatch(/\n> .+\n\n- Cause: .+\n- Cure: .+/);
});

it('throws if a code has no texts', () => {
  expect(() => renderErrorsPage({ errors: {}, errorHelp: {} })).toThrow('WALLET_USER_REJECTED');
});
