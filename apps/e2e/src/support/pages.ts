import { expect, type Page } from '@playwright/test';

/** Collects console errors, uncaught errors, and requests to other origins. Tests expect the list to be empty. */
export function watchComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  const context = page.context();
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    // Expected: for a new email address, the identity service returns 422 before the sign-up.
    const isRefusal = message.location().url.includes('/__clerk/v1/');
    if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(`${origin}/`)) complaints.push(`request to another origin: ${url}`);
  });
  return complaints;
}

/**
 * Collects the texts of all toasts on a page, across navigations. Toasts disappear after three seconds, so on a busy machine an assertion from
 * outside the browser could miss them.
 */
export async function watchToasts(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction('reportToast', (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
      const elements = added.flatMap((element) => [element, ...element.querySelectorAll('*')]);
      for (const toast of elements.filter((element) => element.getAttribute('role') === 'alertdialog')) {
        const report: unknown = Reflect.get(window, 'reportToast');
        if (typeof report === 'function') Reflect.apply(report, window, [toast.textContent]);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return shown;
}

export async function expectToast(toasts: readonly string[], text: string): Promise<void> {
  await expect.poll(() => toasts.join('\n')).toContain(text);
}

/**
 * Enters an email address and the one-time code that the sandbox shows. Signs up a new address; signs in a known one.
 *
 * @param before the last code used, which the sandbox may still show
 * @returns the code
 */
export async function enterByCode(page: Page, emailAddress: string, before = 'none'): Promise<string> {
  await page.getByLabel('Email address').fill(emailAddress);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const shown = page.getByTestId('sandbox-code').filter({ hasNotText: before });
  await page.locator('input[data-input-otp]').first().focus();
  const code = await shown.innerText();
  await page.keyboard.type(code, { delay: 10 });
  return code;
}

export async function signInByPassword(page: Page, emailAddress: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(emailAddress);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const passwordField = page.locator('input[name=password]:visible');
  await passwordField.fill(password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function statisticsRows(page: Page): Promise<Record<string, number>> {
  const rows = page.getByRole('table', { name: /Requests by chain and method/ }).getByRole('row');
  // `innerText`, because on a phone each cell also contains its column's name, which is hidden otherwise.
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => cell.innerText.trim())),
  );
  return Object.fromEntries(
    cells.slice(1).map(([method, chain, requests]) => [`${chain} ${method}`, Number(requests?.replaceAll(',', ''))]),
  );
}

/** Waits until the statistics page shows exactly these requests, without a reload. */
export async function expectStatistics(page: Page, expected: Readonly<Record<string, number>>): Promise<void> {
  await expect.poll(() => statisticsRows(page), { intervals: [250] }).toEqual(expected);
}
