import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';

const tones = { active: 'positive', paused: 'caution' } as const;

export function ApiKeyStatus({ status }: Pick<ApiKey, 'status'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Badge tone={tones[status]} dot>
      {t(`apiKeys.status.${status}`)}
    </Badge>
  );
}
