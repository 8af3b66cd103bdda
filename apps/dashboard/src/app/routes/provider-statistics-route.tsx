import { ProviderStatisticsPage } from '../../features/providers/provider-statistics-page.tsx';
import { ProviderOnly } from './provider-only.tsx';

export function Component() {
  return (
    <ProviderOnly>
      <ProviderStatisticsPage />
    </ProviderOnly>
  );
}
