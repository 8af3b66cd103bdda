import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { productUnderTest } from './support/product-under-test.ts';
import { textIn } from './support/texts.ts';

// No other spec uses this language.
test.use({ locale: 'tr-TR' });

/** Changes a text in the served folder, like a translator would. */
function ship(namespace: string, text: string, changed: string): void {
  const file = join(productUnderTest().localesDir, 'tr', `${namespace}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(JSON.stringify(text), JSON.stringify(changed)));
}

const edited = (text: string): string => `${text} ✎`;

test('a changed file of the served folder changes the texts of every app, without a build', async ({ page, request }) => {
  const title = textIn('tr', 'page:pricing.title');
  ship('page', title, edited(title));
  await test.step('the site, in its documents', async () => {
    await expect.poll(async () => (await request.get('/tr/pricing')).text()).toContain(`<title>${edited(title)}`);
    await page.goto('/tr/pricing');
    await expect(page.locator('h1')).toHaveText(edited(title));
  });

  const home = textIn('tr', 'auth:login.home', { name: '{{name}}' });
  ship('auth', home, edited(home));
  await test.step('the dashboard', async () => {
    await page.goto('/tr/login');
    const name = edited(textIn('tr', 'auth:login.home', { name: 'Onepoint' }));
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });

  const heading = textIn('tr', 'provider:title');
  ship('provider', heading, edited(heading));
  await test.step('the playground', async () => {
    await page.goto('/playground/');
    await expect(page.locator('h1')).toHaveText(edited(heading));
  });
});
