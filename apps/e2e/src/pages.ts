import { expect, type Page } from '@playwright/test';

/** What must not happen anywhere in a walk: errors in the console, uncaught errors, requests beyond this origin. */
export function watchComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  const context = page.context();
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    // An unknown address at sign-in is refused with 422 before it becomes a sign-up: that is an answer.
    const isRefusal = message.location().url.includes('/__clerk/v1/');
    if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(`${origin}/`)) complaints.push(`left the origin: ${url}`);
  });
  return complaints;
}

/**
 * Collects the texts of toasts, in a page and those that follow in it. A toast leaves after three seconds: whoever looks for it from outside of the
 * browser may come too late on a busy machine.
 */
export async function watchToasts(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
      const elements = added.flatMap((element) => [element, ...element.querySelectorAll('*')]);
      for (const toast of elements.filter((element) => element.getAttribute('role') === 'alertdialog')) {
        const tell: unknown = Reflect.get(window, 'noteToast');
        if (typeof tell === 'function') Reflect.apply(tell, window, [toast.textContent]);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return shown;
}

/** Waits until a toast says so. */
export async function expectToast(toasts: readonly string[], text: string): Promise<void> {
  await expect.poll(() => toasts.join('\n')).toContain(text);
}

/**
 * Enters an address, then the one-time code that the sandbox shows: a sign-up where the address is new, else a sign-in.
 *
 * @param before the code that was used last, which the sandbox may still show
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

/** Requests in the statistics table, by chain and method. */
export async function statisticsRows(page: Page): Promise<Record<string, number>> {
  const rows = page.getByRole('table', { name: /Requests by chain and method/ }).getByRole('row');
  // What is drawn: on a phone each cell carries its column's name as well.
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => cell.innerText.trim())),
  );
  return Object.fromEntries(
    cells.slice(1).map(([method, chain, requests]) => [`${chain} ${method}`, Number(requests?.replaceAll(',', ''))]),
  );
}

/** Waits until the statistics page, without a reload, shows exactly these requests. */
export async function expectStatistics(page: Page, expected: Readonly<Record<string, number>>): Promise<void> {
  await expect.poll(() => statisticsRows(page), { intervals: [250] }).toEqual(expected);
}
