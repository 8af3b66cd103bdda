import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { KeyRound } from 'lucide-react';
import { renderRouterLink } from '../../../shared/link/router-link.tsx';

/** In place of a key that is no more. */
export function ApiKeyGone({ apiKeysPath }: { apiKeysPath: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t('apiKeys.gone.title')}
      icon={<KeyRound aria-hidden />}
      action={
        <LinkButton variant="primary" href={apiKeysPath} render={renderRouterLink}>
          {t('apiKeys.gone.toList')}
        </LinkButton>
      }
    >
      {t('apiKeys.gone.text')}
    </EmptyState>
  );
}
