import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense } from 'react';

const WalletLabPanel = onDemand(async () => (await import('./wallet-lab-panel.tsx')).WalletLabPanel);

/** Developer page. Its wallet code is a separate chunk. */
export function WalletLabPage() {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <WalletLabPanel />
    </Suspense>
  );
}
