import { may, type Payment, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Banknote, Download, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { AutoTopUpCard } from './auto-top-up-card.tsx';
import { PaymentReturn } from './payment-return.tsx';
import { PaymentsList } from './payments-list.tsx';
import { openDeposit } from './payments.modals.ts';
import { useDownloadPayments, useNewestPayments, usePayments } from './payments.queries.ts';

interface PaymentsPageProps {
  /** Payment the user returns from, if the URL names one. */
  returnedPaymentId?: string | undefined;
}

export function PaymentsPage({ returnedPaymentId }: PaymentsPageProps) {
  const project = useProject();
  const returned = returnedPaymentId === undefined ? null : <PaymentReturn project={project} paymentId={returnedPaymentId} />;
  if (!may(project.role, 'payment:read')) return <ForbiddenPayments>{returned}</ForbiddenPayments>;
  return <ReadablePayments project={project}>{returned}</ReadablePayments>;
}

/** For roles that can't read payments. Sends no request, because the API would reject it. */
function ForbiddenPayments({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('payments.title')} headline={t('payments.forbidden.title')} />
      {children}
      <Alert title={t('payments.forbidden.text')} />
    </>
  );
}

function ReadablePayments({ project, children }: { project: Project; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const list = usePayments(project.id);
  useNewestPayments(project.id, list.payments !== undefined);
  const download = useDownloadPayments(project.id);
  const headline = useHeadline(list.payments);
  const failed = list.isError && !list.payments;
  const isEmpty = list.payments?.length === 0;
  const deposit = may(project.role, 'payment:create') ? (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => openDeposit(project.id)}>
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
      {list.payments ? <AutoTopUpCard project={project} /> : null}
    </>
  );
}

/** Headline with the number of open payments. Undefined while loading. */
function useHeadline(payments: readonly Payment[] | undefined): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!payments) return undefined;
  if (payments.length === 0) return t('payments.headline.none');
  const count = payments.filter(({ status }) => status === 'CREATED').length;
  return count === 0 ? t('payments.headline.settled') : t('payments.headline.open', { count, formatted: format.number(count) });
}
