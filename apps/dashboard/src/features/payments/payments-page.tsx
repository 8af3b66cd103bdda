import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Banknote, Download, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { PaymentsForbidden } from './components/payments-forbidden.tsx';
import { PaymentsList } from './components/payments-list.tsx';
import { usePaymentsHeadline } from './components/use-payments-headline.ts';
import { useDownloadPayments } from './hooks/use-download-payments.ts';
import { useNewestPayments } from './hooks/use-newest-payments.ts';
import { usePayments } from './hooks/use-payments.ts';
import { openDeposit } from './open-deposit.ts';
import { PaymentReturned } from './payment-returned.tsx';

export interface PaymentsPageProps {
  /** The payment that the reader comes back from, where the address names one. */
  returnedPaymentId?: string | undefined;
}

/** Deposits of the current project, and what became of the one just made. */
export function PaymentsPage({ returnedPaymentId }: PaymentsPageProps) {
  const project = useProject();
  const returned = returnedPaymentId === undefined ? null : <PaymentReturned project={project} paymentId={returnedPaymentId} />;
  if (!may(project.role, 'payment:read')) return <PaymentsForbidden>{returned}</PaymentsForbidden>;
  return <ReadablePayments project={project}>{returned}</ReadablePayments>;
}

function ReadablePayments({ project, children }: { project: Project; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const list = usePayments(project.id);
  useNewestPayments(project.id, list.payments !== undefined);
  const download = useDownloadPayments(project.id);
  const headline = usePaymentsHeadline(list.payments);
  const failed = list.isError && !list.payments;
  const isEmpty = list.payments?.length === 0;
  const deposit = may(project.role, 'payment:create') ? (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => void openDeposit(project.id)}>
      {t('payments.deposit')}
    </Button>
  ) : undefined;
  const csv = (
    <Button icon={<Download aria-hidden />} loading={download.isPending} onClick={() => download.mutate()}>
      {t('payments.csv.download')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('payments.title')}
        headline={failed ? null : headline}
        actions={
          list.payments && !isEmpty ? (
            <>
              {csv}
              {deposit}
            </>
          ) : undefined
        }
        expectsActions
      />
      {children}
      {failed ? (
        <QueryError title={t('payments.failed.load')} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <Card padding="none">
          {isEmpty ? (
            <EmptyState title={t('payments.empty.title')} icon={<Banknote aria-hidden />} action={deposit}>
              {t('payments.empty.text')}
            </EmptyState>
          ) : (
            <PaymentsList list={list} project={project} />
          )}
        </Card>
      )}
    </>
  );
}
