import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { Alert } from '@onepoint/ui-kit/alert';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useBilledProject } from '../hooks/use-billed-project.ts';
import styles from './billing-frame.module.css';

export interface BillingFrameProps {
  projectId: string;
  title: string;
  onClose: () => void;
  /** The modal once the project is there: a whole `ModalLayout`. */
  children: (project: Project) => ReactNode;
}

/** A modal about a project's money, with what it shows until the project is there, or where it is not to be had. */
export function BillingFrame({ projectId, title, onClose, children }: BillingFrameProps) {
  const { t } = useTranslation('modals');
  const { project, isGone, error, refetch, isFetching } = useBilledProject(projectId);
  if (project) return children(project);
  return (
    <ModalLayout title={title} onClose={onClose}>
      {error ? (
        <QueryError title={t('billing.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : isGone ? (
        <Alert tone="caution" title={t('billing.gone')} />
      ) : (
        <div className={styles.waiting} role="status" aria-label={t('billing.loading')}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.block} />
          <Skeleton className={styles.block} />
        </div>
      )}
    </ModalLayout>
  );
}
