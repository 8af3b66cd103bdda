import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';

export interface LiveBadgeProps {
  /** The last refresh failed; the figures shown are those before. */
  isFailing: boolean;
}

/** Says that the figures move by themselves, or that they wait for a connection. */
export function LiveBadge({ isFailing }: LiveBadgeProps) {
  const { t } = useTranslation('dashboard');
  return (
    <span role="status">
      <Badge tone={isFailing ? 'caution' : 'positive'} dot>
        {t(isFailing ? 'statistics.reconnecting' : 'statistics.live')}
      </Badge>
    </span>
  );
}
