import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { KeyRound } from 'lucide-react';
import { renderRouterLink } from '../../../shared/link/router-link.tsx';

export interface ApiKeyGoneProps {
  /** This page had the key: it was deleted since. Else nobody can say whether there ever was one. */
  wasSeen: boolean;
  apiKeysPath: string;
}

/** In place of a key that is not there. */
export function ApiKeyGone({ wasSeen, apiKeysPath }: ApiKeyGoneProps) {
  const { t } = useTranslation('dashboard');
  const kind = wasSeen ? 'gone' : 'unknown';
  return (
    <EmptyState
      headingLevel={1}
      title={t(`apiKeys.${kind}.title`)}
      icon={<KeyRound aria-hidden />}
      action={
        <LinkButton variant="primary" href={apiKeysPath} render={renderRouterLink}>
          {t('apiKeys.gone.toList')}
        </LinkButton>
      }
    >
      {t(`apiKeys.${kind}.text`)}
    </EmptyState>
  );
}
