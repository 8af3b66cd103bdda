import { ProvidersPage } from '../../features/providers/providers-page.tsx';
import { ProviderOnly } from './provider-only.tsx';

export function Component() {
  return (
    <ProviderOnly>
      <ProvidersPage />
    </ProviderOnly>
  );
}
