import { appState } from '@onepoint/app-state';
import { TranslationProvider } from '@onepoint/i18n';
import { importDictionary } from '@onepoint/i18n/import-dictionary';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { MethodContent } from '../../../shared/content/doc-content.ts';
import { PageContextProvider } from '../../../shared/page-context.ts';
import { pageContextFixture } from '../../../shared/testing/with-page.tsx';
import { RequestForm } from './request-form.tsx';
import { useMethodRequest } from './use-method-request.ts';

const method: MethodContent = {
  name: 'eth_chainId',
  computeUnits: 1,
  millionCallsPrice: '0.39',
  example: { params: [], result: '0x1' },
  chains: [
    { slug: 'ethereum', name: 'Ethereum', support: 'yes' },
    { slug: 'base', name: 'Base', support: 'yes' },
  ],
  needsWebSocket: false,
};

function Form() {
  return <RequestForm method={method} request={useMethodRequest(method)} />;
}

async function showAt(address: string): Promise<void> {
  const [page, common] = await Promise.all([importDictionary('en', 'page'), importDictionary('en', 'common')]);
  render(
    <MemoryRouter initialEntries={[address]}>
      <TranslationProvider language="en" dictionaries={{ page, common }}>
        <PageContextProvider value={pageContextFixture()}>
          <Form />
        </PageContextProvider>
      </TranslationProvider>
    </MemoryRouter>,
  );
}

const chosen = (): boolean[] => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);

const respondWithChains = (...slugs: string[]): void => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(slugs.map((slug) => ({ slug })))));
};
const isSendDisabled = (): boolean => screen.getByRole<HTMLButtonElement>('button', { name: 'Send request' }).disabled;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  appState.set({ selectedDocChain: null });
});

it('keeps the chain of the address for the pages that follow', async () => {
  await showAt('/docs/methods/eth_chainId/base');
  expect(chosen()).toEqual([false, true]);
  cleanup();
  await showAt('/docs/methods/eth_chainId');
  expect(chosen()).toEqual([false, true]);
});

it('does not keep an unknown chain', async () => {
  await showAt('/docs/methods/eth_chainId/elsewhere');
  expect(chosen()).toEqual([true, false]);
  expect(appState.getState().selectedDocChain).toBeNull();
});

it('offers only the chains that are served', async () => {
  respondWithChains('base');
  await showAt('/docs/methods/eth_chainId');
  await waitFor(() => expect(chosen()).toEqual([false, true]));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ethereum' }).disabled).toBe(true);
  expect(isSendDisabled()).toBe(false);
});

it('says so if the chain of the address is not served', async () => {
  respondWithChains('ethereum');
  await showAt('/docs/methods/eth_chainId/base');
  expect(await screen.findByText(/^Base isn’t available here/)).toBeDefined();
  expect(isSendDisabled()).toBe(true);
});

it('says so if no chain is served', async () => {
  respondWithChains();
  await showAt('/docs/methods/eth_chainId');
  expect(await screen.findByText(/^No chains are available here/)).toBeDefined();
  expect(isSendDisabled()).toBe(true);
});
