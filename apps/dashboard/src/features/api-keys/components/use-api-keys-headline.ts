import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

/** How many keys work and how much they do: the first line of the screen. Undefined while the keys are loading. */
export function useApiKeysHeadline(apiKeys: readonly ApiKey[] | undefined): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!apiKeys) return undefined;
  if (apiKeys.length === 0) return t('apiKeys.headline.none');
  const active = apiKeys.filter(({ status }) => status === 'active').length;
  const requests = apiKeys.reduce((sum, { requestsToday }) => sum + requestsToday, 0);
  return [
    t('apiKeys.headline.active', { count: active, formatted: format.number(active) }),
    t('apiKeys.headline.requests', { count: requests, formatted: format.number(requests) }),
  ].join(', ');
}
