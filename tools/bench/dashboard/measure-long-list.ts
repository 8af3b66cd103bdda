import type { Page } from 'playwright';
import type { Figure } from '../report/figures.ts';
import { followMenu, type Stage } from './stage.ts';

interface LongList {
  readonly payments: number;
  readonly paymentsPerPage: number;
}

/** Runs in the page: fakes this many payments and counts long tasks once started. */
function fakePayments({ payments, paymentsPerPage }: LongList): void {
  const original = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const [, projectId] = /\/projects\/([^/]+)\/payments$/.exec(url.pathname) ?? [];
    if (projectId === undefined || url.searchParams.has('status')) return original(input, init);
    const first = Number(/\d+$/.exec(url.searchParams.get('lastId') ?? '')?.[0] ?? 0);
    const data = Array.from({ length: Math.min(paymentsPerPage, payments - first) }, (_, index) => ({
      id: `pay_bench${first + index + 1}`,
      status: 'CONFIRMED',
      type: 'CRYPTOCLOUD_PAYMENT',
      amount: 10_000 + first + index,
      fee: 140,
      credited: 9_860 + first + index,
      received: 10_000 + first + index,
      expiresAt: null,
      link: null,
      projectId,
      createdAt: '2026-03-14T11:40:00.000Z',
      settledAt: '2026-03-14T11:52:00.000Z',
    }));
    return Response.json({ data, hasMore: first + data.length < payments });
  };
  const longMs: number[] = [];
  const observer = new PerformanceObserver((list) => longMs.push(...list.getEntries().map(({ duration }) => duration)));
  Object.assign(globalThis, {
    watchLongTasks: () => observer.observe({ type: 'longtask' }),
    takeLongTasks: () => [...longMs, ...observer.takeRecords().map(({ duration }) => duration)],
    // Faster than anyone reads: one viewport per frame, to the end and back.
    scrollThrough: async () => {
      const table = document.querySelector('main table');
      let scroller = table?.parentElement ?? null;
      while (scroller && (scroller.scrollHeight <= scroller.clientHeight || !/auto|scroll/.test(getComputedStyle(scroller).overflowY))) {
        scroller = scroller.parentElement;
      }
      const box = scroller ?? document.scrollingElement;
      if (!box) return;
      const top = box.scrollHeight - box.clientHeight;
      for (const step of [box.clientHeight, -box.clientHeight]) {
        for (let moved = 0; moved < top; moved += Math.abs(step)) {
          box.scrollBy({ top: step, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }
    },
  });
}

/** 20 is the product's page size. */
const list: LongList = { payments: 10_000, paymentsPerPage: 20 };

/** Waits for this many payments in the table, rendered or announced by `aria-rowcount`. */
async function hasRows(page: Page, payments: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const table = document.querySelector('main table');
    return table instanceof HTMLTableElement && Number(table.ariaRowCount ?? table.rows.length) > wanted;
  }, payments);
}

/** Opens and closes a receipt: modals load lazily with the page's last style sheets. */
async function finishStart(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /receipt/i })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
}

/** Long tasks (above 50 ms) while thousands of payments are loaded page by page, scrolled, left and opened again. */
export async function measureLongList(stage: Stage): Promise<readonly Figure[]> {
  const context = await (await stage.browser()).newContext({ storageState: await stage.session(), viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(fakePayments, list);
    await page.goto(`${await stage.product()}/dashboard/payments`);
    const more = page.getByRole('button', { name: 'Load more' });
    await more.waitFor();
    await finishStart(page);
    // Located once: a role query would name every button of every row and be measured with the list.
    const button = await more.elementHandle();
    await page.evaluate('watchLongTasks()');
    for (let loaded = list.paymentsPerPage; loaded < list.payments; loaded += list.paymentsPerPage) {
      // Dispatched as an event: a pointer click would wait until nothing moves.
      await button?.dispatchEvent('click');
      await hasRows(page, loaded + list.paymentsPerPage);
    }
    await page.evaluate('scrollThrough()');
    await followMenu(page, '/dashboard/promo-code');
    await followMenu(page, '/dashboard/payments');
    await hasRows(page, list.payments);
    const longMs: number[] = await page.evaluate('takeLongTasks()');
    const longest = longMs.length === 0 ? '' : `, the longest ${Math.round(Math.max(...longMs))} ms`;
    const note = `${list.payments.toLocaleString('en')} payments loaded and scrolled through${longest}`;
    return [{ name: 'Long tasks', value: longMs.length, limit: 0, unit: 'tasks', note }];
  } finally {
    await context.close();
  }
}
