import { useTranslation } from '@onepoint/i18n';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Suspense, type ReactNode } from 'react';
import { useLab } from '../lab/lab-context.ts';
import { useLabNavigation } from '../lab/lab-navigation.ts';
import { LabMenu } from './components/lab-menu.tsx';
import styles from './lab-frame.module.css';
import { labSections } from './lab-sections.tsx';
import { SectionBoundary } from './section-boundary.tsx';

/** The laboratory itself: its menu, and the section that the address names. Goes inside a `LabProvider`. */
export function LabFrame(): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  const { place } = useLabNavigation();
  const { reload } = useLab();
  const Section = labSections.find(({ id }) => id === place.section)?.Component;
  const failed = (error: unknown): ReactNode => (
    <ErrorState
      title={t('common:errors.somethingWentWrong')}
      onRetry={reload}
      retryLabel={t('common:actions.reload')}
      details={String(error)}
      detailsLabel={t('common:errors.details')}
    >
      {t('sections.loadFailed')}
    </ErrorState>
  );
  return (
    <div className={styles.frame}>
      <LabMenu />
      <div className={styles.section}>
        <SectionBoundary key={place.section} fallback={failed}>
          <Suspense fallback={<Skeleton lines={6} />}>{Section === undefined ? null : <Section />}</Suspense>
        </SectionBoundary>
      </div>
    </div>
  );
}
