import { appState } from '@onepoint/app-state';
import { parseDictionary, TranslationProvider } from '@onepoint/i18n';
import { loadDictionary } from '@onepoint/i18n/load-dictionary';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { MethodContent } from '../../../shared/method-content.ts';
import { PageContextProvider } from '../../../shared/page-context-provider.tsx';
import { pageContextFixture } from '../../../test/page-context-fixture.ts';
import { MethodRequest } from './method-request.tsx';

const method: MethodContent = {
  name: 'eth_chainId',
  computeUnits: 1,
  millionCallsPrice: '0.39',
  parameters: [],
  result: { name: 'Chain id', type: 'string', fields: [] },
  example: { params: [], result: '0x1' },
  chains: [
    { slug: 'ethereum', name: 'Ethereum', support: 'yes' },
    { slug: 'base', name: 'Base', support: 'yes' },
  ],
  needsWebSocket: false,
};

async function showAt(address: string): Promise<void> {
  const [page, common] = await Promise.all([loadDictionary('en', 'page'), loadDictionary('en', 'common')]);
  render(
    <MemoryRouter initialEntries={[address]}>
      <TranslationProvider
        language="en"
        dictionaries={{ page: parseDictionary(page, 'en/page'), common: parseDictionary(common, 'en/common') }}
      >
        <PageContextProvider value={pageContextFixture()}>
          <MethodRequest method={method} />
        </PageContextProvider>
      </TranslationProvider>
    </MemoryRouter>,
  );
}

const chosen = (): boolean[] => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);

afterEach(() => {
  cleanup();
  appState.set({ selectedDocChain: null });
});

it('whoever goes on from an address with a chain stays with that chain', async () => {
  await showAt('/docs/methods/eth_chainId/base');
  expect(chosen()).toEqual([false, true]);
  cleanup();
  await showAt('/docs/methods/eth_chainId');
  expect(chosen()).toEqual([false, true]);
});

it('a chain that nobody serves is not kept', async () => {
  await showAt('/docs/methods/eth_chainId/elsewhere');
  expect(chosen()).toEqual([true, false]);
  expect(appState.getState().selectedDocChain).toBeNull();
});
