import type { Provider } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

/** The answer to "are my nodes serving?": how many of them are, and how much they served today. */
export function useProvidersHeadline(providers: readonly Provider[] | undefined): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!providers) return undefined;
  if (providers.length === 0) return t('providers.headline.none');
  const serving = providers.filter(({ status, health }) => status === 'active' && health === 'healthy').length;
  const requests = providers.reduce((sum, { requestsToday }) => sum + requestsToday, 0);
  return t('providers.headline.serving', {
    count: providers.length,
    serving: format.number(serving),
    all: format.number(providers.length),
    requests: format.number(requests),
  });
}
