import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { lazy, Suspense } from 'react';

const WalletLabPanel = lazy(async () => ({ default: (await import('./wallet-lab-panel.tsx')).WalletLabPanel }));

/** The wallet laboratory as a developer page. The code that talks to wallets is a chunk of its own. */
export function WalletLabPage() {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <WalletLabPanel />
    </Suspense>
  );
}
