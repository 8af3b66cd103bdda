import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { useFormat } from '../../../shared/format/use-format.ts';
import { nearestLimit, nearShare } from '../data/limit-use.ts';

/** How near a key is to the limit that it will reach first; a dash where it has none. */
export function NearLimit({ apiKey }: { apiKey: Pick<ApiKey, 'limits' | 'usage'> }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const nearest = nearestLimit(apiKey);
  if (nearest === null) return '—';
  if (nearest.share >= 1) return <Badge tone="negative">{t('apiKeys.near.reached')}</Badge>;
  const text = t('apiKeys.near.near', { percent: format.percent(nearest.share) });
  return nearest.share >= nearShare ? <Badge tone="caution">{text}</Badge> : text;
}
