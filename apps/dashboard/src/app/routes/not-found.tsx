import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Compass } from 'lucide-react';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { paths } from '../paths.ts';

/** No page has this address: what the frame around it shows in its place. */
export function NotFound() {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <EmptyState
      headingLevel={1}
      title={t('common:errors.notFound')}
      icon={<Compass aria-hidden />}
      action={
        <LinkButton variant="primary" href={paths.workspace} render={renderRouterLink}>
          {t('errors.notFound.action')}
        </LinkButton>
      }
    >
      {t('common:errors.notFoundHint')}
    </EmptyState>
  );
}
