import { may, type Project, type Transaction } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Download, FileText, ScrollText } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { isFiltered } from '../../shared/filter-select/url-filters.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { TransactionFilterBar } from './transaction-filter-bar.tsx';
import { TransactionsTable, type TransactionPaths } from './transactions-table.tsx';
import { useDownloadTransactions, useTransactions } from './transactions.queries.ts';
import { useTransactionFilters } from './transactions.rules.ts';

interface TransactionsPageProps {
  paths: TransactionPaths & { readonly statements: string };
}

/** Every change of the project's balance, with the balance after each. */
export function TransactionsPage({ paths }: TransactionsPageProps) {
  const project = useProject();
  if (!may(project.role, 'payment:read')) return <BillingForbidden title="transactions.title" />;
  return <ReadableTransactions project={project} paths={paths} />;
}

interface BillingForbiddenProps {
  title: 'transactions.title' | 'statements.title';
}

/** For roles that can't read payments. Sends no request, because the API would reject it. */
export function BillingForbidden({ title }: BillingForbiddenProps) {
  const { t } = useTranslation('billing');
  return (
    <>
      <PageHeader title={t(title)} headline={t('forbidden.title')} />
      <Alert title={t('forbidden.text')} />
    </>
  );
}

function ReadableTransactions({ project, paths }: TransactionsPageProps & { project: Project }) {
  const { t } = useTranslation('billing');
  const [filters, changeFilters] = useTransactionFilters();
  const nowMs = useNow();
  const list = useTransactions(project.id, filters);
  const download = useDownloadTransactions(project.id, filters);
  const { transactions } = list;
  const filtered = isFiltered(filters);
  const failed = list.isError && !transactions;
  const headline = useHeadline({ project, transactions, filtered });
  return (
    <>
      <PageHeader
        title={t('transactions.title')}
        headline={failed ? null : headline}
        actions={
          transactions ? (
            <>
              {transactions.length > 0 ? (
                <Button icon={<Download aria-hidden />} loading={download.isPending} onClick={() => download.mutate()}>
                  {t('transactions.csv.download')}
                </Button>
              ) : null}
              <LinkButton icon={<FileText aria-hidden />} href={paths.statements} render={renderRouterLink}>
                {t('statements.title')}
              </LinkButton>
            </>
          ) : undefined
        }
        expectsActions
      />
      <TransactionFilterBar filters={filters} onFiltersChange={changeFilters} nowMs={nowMs} />
      {failed ? (
        <QueryError
          title={t('transactions.failed.load')}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <Card padding="none">
          {transactions?.length === 0 ? (
            <EmptyState title={t(filtered ? 'transactions.empty.noMatch' : 'transactions.empty.title')} icon={<ScrollText aria-hidden />}>
              {t(filtered ? 'transactions.empty.filtered' : 'transactions.empty.text')}
            </EmptyState>
          ) : (
            <TransactionsTable list={list} project={project} paths={paths} />
          )}
        </Card>
      )}
    </>
  );
}

interface UseHeadlineParameters {
  project: Pick<Project, 'balance'>;
  transactions: readonly Transaction[] | undefined;
  filtered: boolean;
}

/** Shows the balance and the last change. Counting transactions would need all pages. Undefined while loading. */
function useHeadline({ project, transactions, filtered }: UseHeadlineParameters): string | undefined {
  const { t } = useTranslation('billing');
  const format = useFormat();
  if (!transactions) return undefined;
  const [newest] = transactions;
  if (filtered || !newest) return t('transactions.headline.balance', { balance: format.money(project.balance) });
  const amount = format.money(newest.amount);
  return t(newest.amount > 0 ? 'transactions.headline.added' : 'transactions.headline.charged', {
    balance: format.money(newest.balance),
    amount: newest.amount > 0 ? amount : format.money(-newest.amount),
  });
}
