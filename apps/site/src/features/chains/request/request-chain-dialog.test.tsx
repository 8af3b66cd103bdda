import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestChainDialog } from './request-chain-dialog.tsx';

const dictionaries = {
  page: {
    chains: {
      request: { title: 'Request a chain', projectUrl: 'Address', message: 'Chain', send: 'Send', stored: { text: 'Number {{id}}' } },
    },
  },
  common: { actions: { close: 'Close', done: 'Done' } },
};
const stored = { id: 'req_1', projectUrl: 'https://example.com', message: 'Gnosis', createdAt: '2026-11-22T12:00:00.000Z' };

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

async function sendRequest() {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(Response.json(stored, { status: 201 }));
  vi.stubGlobal('fetch', fetch);
  render(
    <TranslationProvider language="en" dictionaries={dictionaries}>
      <RequestChainDialog onClose={vi.fn<() => void>()} />
    </TranslationProvider>,
  );
  fireEvent.change(screen.getByLabelText(/Address/), { target: { value: stored.projectUrl } });
  fireEvent.change(screen.getByLabelText(/Chain/, { selector: 'textarea' }), { target: { value: stored.message } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Number req_1');
  return fetch;
}

it('stays open on the second click of a double click, which lands outside the smaller dialog', async () => {
  await sendRequest();
  // Anything but `any` ignores clicks outside: https://html.spec.whatwg.org/multipage/interactive-elements.html#attr-dialog-closedby
  expect(screen.getByRole('dialog').getAttribute('closedby')).toBe('closerequest');
});

it('also sends an idempotency key over plain HTTP', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const fetch = await sendRequest();
  const headers = new Headers(fetch.mock.lastCall?.[1]?.headers);
  // The format that the API accepts: `apps/api/src/idempotency/read-idempotency-scope.ts`.
  expect(headers.get('idempotency-key')).toMatch(/^[\x21-\x7E]{16,128}$/);
});
