import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Compass } from 'lucide-react';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { useScreenTitle } from '../../shared/screen-title.ts';
import { paths } from '../paths.ts';
import styles from './page-error.module.css';

export function NotFound() {
  const { t } = useTranslation(['dashboard', 'common']);
  useScreenTitle(t('common:errors.notFound'));
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

/** `NotFound` without the frame, because visitors might not be signed in. */
export function NotFoundPage() {
  return (
    <main className={styles.page}>
      <NotFound />
    </main>
  );
}
