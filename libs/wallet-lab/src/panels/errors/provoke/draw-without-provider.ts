import { useWalletConfig } from '@onepoint/wallet/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

function Lost(): null {
  useWalletConfig();
  return null;
}

/** Draws a component that uses wallets, in a tree of its own that has no provider. Rejects with what it throws there. */
export async function drawWithoutProvider(): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>();
  const root = createRoot(document.createElement('div'), { onUncaughtError: reject });
  root.render(createElement(Lost));
  try {
    await promise;
  } finally {
    root.unmount();
  }
}
