import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { pageContextFixture } from '../test/page-context-fixture.ts';
import { PageContextProvider } from './page-context-provider.tsx';
import { useOrigin } from './use-origin.ts';

const Sample = () => <code>{useOrigin()}</code>;

it('hydrates a page that was sent for another host, then names the one in use', async () => {
  document.body.innerHTML = '<div><code>http://rpc.example.com</code></div>';
  const root = document.body.firstElementChild as HTMLElement;
  const onRecoverableError = vi.fn();
  await act(async () => {
    const page = (
      <PageContextProvider value={pageContextFixture({ host: 'rpc.example.com' })}>
        <Sample />
      </PageContextProvider>
    );
    hydrateRoot(root, page, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.textContent).toBe(location.origin);
});
