import { placeholderOrigin } from '@onepoint/site-config';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { pageContextFixture } from './testing/with-page.tsx';
import { useOrigin, fillOrigin } from './origin.ts';
import { PageContextProvider } from './page-context.ts';

describe('useOrigin', () => {
  const Sample = () => <code>{useOrigin()}</code>;

  it('hydrates with the origin of the HTML, then uses the current one', async () => {
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
});

describe('fillOrigin', () => {
  const socketUrl = placeholderOrigin.replace(/^http/, 'ws');

  it('replaces the origin of HTTP and WebSocket endpoints', () => {
    const text = `curl ${placeholderOrigin}/rpc/base/YOUR_TOKEN\nwscat -c ${socketUrl}/rpc/base/YOUR_TOKEN`;
    expect(fillOrigin(text, 'https://preview.example')).toBe(
      'curl https://preview.example/rpc/base/YOUR_TOKEN\nwscat -c wss://preview.example/rpc/base/YOUR_TOKEN',
    );
  });

  it('does not change other URLs', () => {
    const text = `[Plans](${placeholderOrigin}/pricing), http://localhost:40001/rpc/base`;
    expect(fillOrigin(text, 'https://preview.example')).toBe(text);
  });
});
