import { may, type Project, type StatementMonth } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Link } from '@onepoint/ui-kit/link';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat, useMonthText } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { BillingForbidden } from './transactions-page.tsx';
import { useStatements } from './transactions.queries.ts';

interface StatementsPageProps {
  transactionsPath: string;
  statementPath: (month: string) => string;
}

export function StatementsPage(props: StatementsPageProps) {
  const project = useProject();
  if (!may(project.role, 'payment:read')) return <BillingForbidden title="statements.title" />;
  return <ReadableStatements project={project} {...props} />;
}

function ReadableStatements({ project, transactionsPath, statementPath }: StatementsPageProps & { project: Project }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { data: months, error, isError, isFetching, refetch } = useStatements(project.id);
  const columns = useMonthColumns(statementPath);
  const failed = isError && !months;
  const headline = months && t('statements.headline', { count: months.length, formatted: format.number(months.length) });
  return (
    <>
      <PageHeader
        title={t('statements.title')}
        headline={failed ? null : headline}
        actions={
          <LinkButton icon={<ScrollText aria-hidden />} href={transactionsPath} render={renderRouterLink}>
            {t('transactions.title')}
          </LinkButton>
        }
      />
      {failed ? (
        <QueryError title={t('statements.failed.list')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Card padding="none">
          <Table
            caption={t('statements.list')}
            columns={columns}
            rows={months ?? noMonths}
            rowId={({ month }) => month}
            loadingRows={months ? 0 : 4}
            rowLinks
          />
        </Card>
      )}
      <BillingDetailsCard project={project} />
    </>
  );
}

const noMonths: readonly StatementMonth[] = [];

function useMonthColumns(statementPath: (month: string) => string): TableColumn<StatementMonth>[] {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const monthText = useMonthText();
  return useMemo(
    () => [
      {
        id: 'month',
        header: t('statements.month'),
        rowHeader: true,
        cell: ({ month, isFinal }) => (
          <>
            <Link render={renderRouterLink} href={statementPath(month)} aria-label={t('statements.view', { month: monthText(month) })}>
              {monthText(month)}
            </Link>
            {isFinal ? null : ` (${t('statements.soFar')})`}
          </>
        ),
      },
      {
        id: 'opening',
        header: t('statements.opening'),
        align: 'end',
        cell: ({ openingBalance }) => format.money(openingBalance),
      },
      {
        id: 'closing',
        header: t('statements.closing'),
        align: 'end',
        cell: ({ closingBalance }) => format.money(closingBalance),
      },
    ],
    [t, format, monthText, statementPath],
  );
}
