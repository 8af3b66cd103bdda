import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { depositFeeCents, topUpCents } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { useProjects } from '../../shared/projects/project-context.ts';
import { TopUpAlert, useDepositTerms } from '../../shared/top-up/top-up-alert.tsx';
import styles from './billing-frame.module.css';

interface BillingFrameProps {
  projectId: string;
  title: string;
  onClose: () => void;
  /** Must render the whole `ModalLayout`. Called once the project has loaded. */
  children: (project: Project) => ReactNode;
}

/** Loads a billing modal's project and polls its balance. Until then, shows a placeholder, or why there is no project. */
export function BillingFrame({ projectId, title, onClose, children }: BillingFrameProps) {
  const { t } = useTranslation('modals');
  const { data: projects, error, refetch, isFetching } = useProjects();
  const project = projects?.find(({ id }) => id === projectId);
  if (project) return children(project);
  return (
    <ModalLayout title={title} onClose={onClose}>
      {projects ? (
        <Alert tone="caution" title={t('billing.gone')} />
      ) : error ? (
        <QueryError title={t('billing.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
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

interface ShortfallProps {
  balanceCents: number;
  missingCents: number;
  role: string;
  onTopUp?: ((missingCents: number) => void) | undefined;
}

/** Shows the amount the balance lacks, and the deposit that covers it including the fee (specification, section 8; decision 25). */
export function Shortfall({ balanceCents, missingCents, role, onTopUp }: ShortfallProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const terms = useDepositTerms().data?.cryptoCloud;
  const depositCents = terms ? topUpCents(missingCents, terms) : 0;
  const feeCents = terms ? depositFeeCents(depositCents, terms.fee) : 0;
  const mayDeposit = may(role, 'payment:create');
  return (
    <div className={styles.shortfall}>
      <TopUpAlert balanceCents={balanceCents} missingCents={missingCents} onTopUp={mayDeposit ? onTopUp : undefined} />
      {mayDeposit && terms ? (
        <p className={styles.note}>{t('billing.topUpNote', { deposit: format.money(depositCents), fee: format.money(feeCents) })}</p>
      ) : null}
    </div>
  );
}
