import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, afterEach, expect, it } from 'vitest';
import { PageContextProvider } from '../../../shared/page-context.ts';
import { pageContextFixture } from '../../../shared/testing/with-page.tsx';
import { RequestOutcome, formatWait } from './request-outcome.tsx';
import type { CallOutcome } from './send-call.ts';

describe('request outcome', () => {
  const texts = {
    status: 'HTTP {{status}}',
    cost: '{{units}} CU',
    limited: 'Ask again {{when}}.',
    limitedLater: 'Ask again later.',
    unreachable: 'No response.',
    notRpc: 'Not from the gateway.',
  };
  const answered = {
    kind: 'answered',
    status: 200,
    roundTripMs: 40,
    bytes: 2,
    reply: '{}',
    error: null,
    retryAfterSeconds: null,
    isRpc: true,
  } satisfies CallOutcome;

  const rateLimited = { code: 'RATE_LIMITED', rpcCode: -32_005, message: 'Slow down.' };

  afterEach(cleanup);

  function show(outcome: CallOutcome, role = 'status'): string | null {
    const context = pageContextFixture({ pageId: 'method', locale: 'en', urlLogical: '/docs/methods/eth_call', languages: ['en'] });
    render(
      <PageContextProvider value={context}>
        <TranslationProvider language="en" dictionaries={{ page: { docs: { method: { try: texts } } } }}>
          <RequestOutcome outcome={outcome} computeUnits={10} />
        </TranslationProvider>
      </PageContextProvider>,
    );
    return screen.getByRole(role).textContent;
  }

  it('shows status and cost of a reply', () => {
    expect(show(answered)).toMatch(/^HTTP 200.*10 CU$/);
  });

  it.each([
    [3, 'Ask again in 3 seconds.'],
    [null, 'Ask again later.'],
  ])('says when to retry if the rate limit is reached: %s seconds', (retryAfterSeconds, words) => {
    expect(show({ ...answered, status: 429, error: rateLimited, retryAfterSeconds }, 'alert')).toContain(words);
  });

  it('says in words that a reply is not from the gateway, without its text or a cost', () => {
    expect(show({ ...answered, isRpc: false, reply: '<html>' })).toMatch(/0 CU$/);
    expect(screen.getByRole('alert').textContent).toBe('Not from the gateway.');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows an error as text with its code and the page that explains it', () => {
    expect(
      show({ ...answered, status: 403, error: { ...rateLimited, code: 'KEY_PAUSED', message: 'The key is paused.' } }, 'alert'),
    ).toMatch(/^The key is paused\.KEY_PAUSED/);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/errors/KEY_PAUSED');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows the code of a node’s error, which has no page', () => {
    expect(show({ ...answered, error: { code: null, rpcCode: 3, message: 'execution reverted' } }, 'alert')).toBe('execution reverted3');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('announces an unreachable gateway', () => {
    expect(show({ kind: 'unreachable' }, 'alert')).toBe('No response.');
  });
});

describe('formatWait', () => {
  it.each([
    [0, 'in 1 second'],
    [3, 'in 3 seconds'],
    [60, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [3_601, 'in 2 hours'],
    [86_399, 'in 24 hours'],
  ])('a wait of %i seconds is over %s', (seconds, text) => {
    expect(formatWait(seconds, 'en')).toBe(text);
  });

  it('uses the language of the page', () => {
    expect(formatWait(5, 'ru')).toBe('через 5 секунд');
  });
});
