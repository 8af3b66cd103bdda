import { TranslationProvider } from '@onepoint/i18n';
import { importDictionary } from '@onepoint/i18n/import-dictionary';
import { catalogueFixture, depositTermsFixture } from '@onepoint/testing/api';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRef } from 'react';
import { DepositTerms } from './deposit-terms.tsx';
import { useDepositTerms } from './use-deposit-terms.ts';

class EverythingInSight {
  readonly notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: EverythingInSight['notify']) {
    this.notify = notify;
  }
  observe(): void {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

function Deposits({ initial }: { initial: ReturnType<typeof depositTermsFixture> | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const terms = useDepositTerms(initial, ref);
  return (
    <div ref={ref}>
      <DepositTerms terms={terms} />
    </div>
  );
}

async function show(initial: ReturnType<typeof depositTermsFixture> | null): Promise<void> {
  const page = await importDictionary('en', 'page');
  render(
    <TranslationProvider language="en" dictionaries={{ page }}>
      <Deposits initial={initial} />
    </TranslationProvider>,
  );
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInSight));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows fee, limits and tokens of the page without a request', async () => {
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  await show(depositTermsFixture());
  expect(screen.getByRole('cell', { name: '1.4% of the deposit, rounded up to the next cent' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '$1.00 to $10,000,000.00' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Transfer USDC on Ethereum to your project’s address' })).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

it('shows a flat fee', async () => {
  await show(depositTermsFixture({ fee: { kind: 'flat', cents: 140 }, minimumCents: 141 }));
  expect(screen.getByRole('cell', { name: '$1.40 per deposit' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '$1.41 to $10,000,000.00' })).toBeTruthy();
});

it('loads the terms from the API if the page has none', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(catalogueFixture())),
  );
  await show(null);
  expect(await screen.findByRole('cell', { name: '1.4% of the deposit, rounded up to the next cent' })).toBeTruthy();
});

it.each([
  ['an error', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['another shape', () => Promise.resolve(Response.json([]))],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('shows no numbers after %s', async (_case, answer) => {
  const ask = vi.fn(answer);
  vi.stubGlobal('fetch', ask);
  await show(null);
  await expect.poll(() => ask).toHaveBeenCalled();
  expect(screen.getByText('You’ll see the fee and limits in the dashboard before you pay.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
