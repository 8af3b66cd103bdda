import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageContextProvider } from '../../../shared/page-context-provider.tsx';
import { pageContextFixture } from '../../../test/page-context-fixture.ts';
import type { CallOutcome } from '../data/send-call.ts';
import { RequestOutcome } from './request-outcome.tsx';

const texts = {
  status: 'HTTP {{status}}',
  cost: '{{units}} CU',
  limited: 'Ask again {{when}}.',
  limitedLater: 'Ask again later.',
  unreachable: 'Nobody answered.',
  notRpc: 'Not from the gateway.',
};
const answered = {
  kind: 'answered',
  status: 200,
  roundTripMs: 40,
  bytes: 2,
  reply: '{}',
  errorCode: null,
  retryAfterSeconds: null,
  isRpc: true,
} satisfies CallOutcome;

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

it('says nothing beside the figures of a reply, and what it cost', () => {
  expect(show(answered)).toMatch(/^HTTP 200.*10 CU$/);
});

it.each([
  [3, 'Ask again in 3 seconds.'],
  [null, 'Ask again later.'],
])('says when to ask again where the limit is reached: %s seconds', (retryAfterSeconds, words) => {
  expect(show({ ...answered, status: 429, errorCode: 'RATE_LIMITED', retryAfterSeconds })).toContain(words);
});

it('says where a reply is not the gateway’s, and counts nothing for it', () => {
  expect(show({ ...answered, isRpc: false, reply: '<html>' })).toMatch(/Not from the gateway\..*0 CU$/);
});

it('says aloud that nobody answered', () => {
  expect(show({ kind: 'unreachable' }, 'alert')).toBe('Nobody answered.');
});
