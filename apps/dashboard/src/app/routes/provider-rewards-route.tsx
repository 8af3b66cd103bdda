import { ProviderRewardsPage } from '../../features/providers/provider-rewards-page.tsx';
import { ProviderOnly } from './provider-only.tsx';

export function Component() {
  return (
    <ProviderOnly>
      <ProviderRewardsPage />
    </ProviderOnly>
  );
}
