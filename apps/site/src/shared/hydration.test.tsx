import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useOrigin } from './hydration.ts';
import { PageContextProvider } from './page-context.ts';
import { pageContextFixture } from './testing/with-page.tsx';

const Sample = () => <code>{useOrigin()}</code>;

it('hydrates with the origin of the document, then uses the current one', async () => {
  document.body.innerHTML = '<div><code>https://rpc.example.com</code></div>';
  const root = document.body.firstElementChild as HTMLElement;
  const onRecoverableError = vi.fn();
  await act(async () => {
    const page = (
      <PageContextProvider value={pageContextFixture({ origin: 'https://rpc.example.com' })}>
        <Sample />
      </PageContextProvider>
    );
    hydrateRoot(root, page, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.textContent).toBe(location.origin);
});
