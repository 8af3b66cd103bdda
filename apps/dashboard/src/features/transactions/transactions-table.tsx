import { may, type Project, type Transaction } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Code } from '@onepoint/ui-kit/code';
import { Link } from '@onepoint/ui-kit/link';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { useEffect, useMemo } from 'react';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { usePlanName } from '../../shared/projects/project-names.ts';
import styles from './transactions-table.module.css';
import type { useTransactions } from './transactions.queries.ts';
import { isTransactionType } from './transactions.rules.ts';

export interface TransactionPaths {
  readonly plans: string;
  /** Query string that opens a payment on the current page. */
  readonly payment: (paymentId: string) => string;
  /** `day` is a UTC day such as `2026-11-21`. */
  readonly usageDay: (day: string) => string;
  /** Audit log entries of plan or package changes around a time. */
  readonly changes: (action: 'plan.change' | 'package.change', at: string) => string;
}

interface TransactionsTableProps {
  list: ReturnType<typeof useTransactions>;
  project: Pick<Project, 'role'>;
  paths: TransactionPaths;
}

const noTransactions: readonly Transaction[] = [];
const transactionId = ({ id }: Transaction): string => id;

/** Shows cards on phones. */
export function TransactionsTable({ list, project, paths }: TransactionsTableProps) {
  const { t } = useTranslation(['billing', 'common']);
  const format = useFormat();
  const notifyError = useNotifyError();
  const { transactions, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, error } = list;
  const columns = useTransactionColumns(paths, may(project.role, 'audit:read'));
  useEffect(() => {
    if (isFetchNextPageError) notifyError(t('billing:transactions.failed.more'), error);
  }, [isFetchNextPageError, error, notifyError, t]);
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <Table
        caption={t('billing:transactions.table')}
        columns={columns}
        rows={transactions ?? noTransactions}
        rowId={transactionId}
        loadingRows={transactions ? 0 : 6}
      />
      {transactions ? (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          label={t('common:actions.loadMore')}
          status={t('billing:transactions.shown', { shown: format.number(transactions.length) })}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </div>
  );
}

/** Memoized, because the list can have thousands of rows. */
function useTransactionColumns(paths: TransactionPaths, mayReadAudit: boolean): TableColumn<Transaction>[] {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('transactions.columns.time'),
        rowHeader: true,
        cell: ({ createdAt, day }) => (
          <time className={styles.time} dateTime={day ?? createdAt}>
            {day === null ? format.date(createdAt, { style: 'dateTime' }) : format.date(createdAt, { timeZone: 'UTC' })}
          </time>
        ),
      },
      {
        id: 'type',
        header: t('transactions.columns.type'),
        cell: ({ type }) => (isTransactionType(type) ? t(`transactions.types.${type}`) : type),
      },
      {
        id: 'details',
        header: t('transactions.columns.details'),
        cell: (transaction) => <TransactionDetails {...{ transaction, paths, mayReadAudit }} />,
      },
      {
        id: 'amount',
        header: t('transactions.columns.amount'),
        align: 'end',
        cell: ({ amount }) => (
          <span className={amount > 0 ? `${styles.whole} ${styles.added}` : styles.whole}>
            {amount > 0 ? `+${format.money(amount)}` : format.money(amount)}
          </span>
        ),
      },
      {
        id: 'balance',
        header: t('transactions.columns.balance'),
        align: 'end',
        cell: ({ balance }) => <span className={styles.whole}>{format.money(balance)}</span>,
      },
    ],
    [t, format, paths, mayReadAudit],
  );
}

interface TransactionDetailsProps {
  transaction: Transaction;
  paths: TransactionPaths;
  /** True if the role can open the audit log, which has plan and add-on changes. */
  mayReadAudit: boolean;
}

function TransactionDetails({ transaction, paths, mayReadAudit }: TransactionDetailsProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const planName = usePlanName();
  const { paymentId, planId, packageCount, day, computeUnits, promoCode, otherProjectId, isRenewal, createdAt, type } = transaction;
  const changesPath = (action: 'plan.change' | 'package.change') =>
    mayReadAudit && !isRenewal ? paths.changes(action, createdAt) : paths.plans;
  if (paymentId !== null)
    return (
      <Link render={renderRouterLink} href={paths.payment(paymentId)}>
        {t('transactions.details.payment')}
      </Link>
    );
  if (day !== null) {
    return (
      <Link render={renderRouterLink} href={paths.usageDay(day)}>
        {t('transactions.details.usage', { count: computeUnits ?? 0, formatted: format.compact(computeUnits ?? 0) })}
      </Link>
    );
  }
  if (type === 'plan') {
    const name = planId === null ? t('transactions.types.plan') : planName(planId);
    return (
      <Link render={renderRouterLink} href={changesPath('plan.change')}>
        {t(isRenewal ? 'transactions.details.renewed' : 'transactions.details.plan', { name })}
      </Link>
    );
  }
  if (type === 'package' && packageCount !== null) {
    const name = t('transactions.details.packages', { count: packageCount, formatted: format.number(packageCount) });
    return (
      <Link render={renderRouterLink} href={changesPath('package.change')}>
        {isRenewal ? t('transactions.details.renewed', { name }) : name}
      </Link>
    );
  }
  if (promoCode !== null) return <Code code={promoCode} />;
  if (otherProjectId !== null) return <Code code={otherProjectId} />;
  return isTransactionType(type) && type in explained ? t(`transactions.details.${explained[type as keyof typeof explained]}`) : '—';
}

/** Types without a link, and their explanation texts. */
const explained = { referral: 'referral', refund: 'refund', promoExpiry: 'promoExpiry', correction: 'correction' } as const;
