import { ApiError } from '@onepoint/api-client';
import { may, type Project, type Statement } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Link } from '@onepoint/ui-kit/link';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { FileText, Printer } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat, useMonthText } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { projectName } from '../../shared/projects/project-names.ts';
import styles from './statement-page.module.css';
import { BillingForbidden } from './transactions-page.tsx';
import { useStatement } from './transactions.queries.ts';
import { isTransactionType } from './transactions.rules.ts';

interface StatementPageProps {
  /** Such as `2026-11`. */
  month: string;
  statementsPath: string;
  transactionsPath: string;
}

/** The only printed part of the page is the statement. */
export function StatementPage(props: StatementPageProps) {
  const project = useProject();
  if (!may(project.role, 'payment:read')) return <BillingForbidden title="statements.title" />;
  return <ReadableStatement project={project} {...props} />;
}

function ReadableStatement({ project, month, statementsPath, transactionsPath }: StatementPageProps & { project: Project }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const monthText = useMonthText();
  const { data: statement, error, isFetching, refetch } = useStatement(project.id, month);
  const all = (
    <LinkButton icon={<FileText aria-hidden />} href={statementsPath} render={renderRouterLink}>
      {t('statements.all')}
    </LinkButton>
  );
  if (error instanceof ApiError && error.code === 'STATEMENT_NOT_FOUND') {
    return <PageHeader title={t('statements.missing.title')} headline={t('statements.missing.text')} actions={all} />;
  }
  const failed = error !== null && !statement;
  const title = statement ? t('statements.one.title', { month: monthText(statement.month) }) : t('statements.title');
  const headline =
    statement &&
    t('statements.one.headline', { opening: format.money(statement.openingBalance), closing: format.money(statement.closingBalance) });
  return (
    <>
      <PageHeader
        title={title}
        headline={failed ? null : headline}
        actions={
          <>
            {all}
            {statement ? (
              <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
                {t('statements.print')}
              </Button>
            ) : null}
          </>
        }
      />
      {failed ? (
        <QueryError title={t('statements.failed.load')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Card>{statement ? <StatementDocument statement={statement} title={title} /> : <Skeleton lines={10} />}</Card>
      )}
      {statement && !Object.values(statement.billingDetails).some((text) => text !== '') ? (
        <Alert
          title={t('statements.one.noDetails')}
          action={
            <LinkButton size="sm" href={`${statementsPath}#billing-details`} render={renderRouterLink}>
              {t('details.title')}
            </LinkButton>
          }
        />
      ) : null}
      {statement ? (
        <p>
          <Link render={renderRouterLink} href={`${transactionsPath}?from=${statement.from}&to=${statement.to}`}>
            {t('statements.transactions')}
          </Link>
        </p>
      ) : null}
    </>
  );
}

interface StatementDocumentProps {
  statement: Statement;
  title: string;
}

/** Printed part of the page. Times are in UTC. */
function StatementDocument({ statement, title }: StatementDocumentProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { project, billingDetails, lines, from, to, isFinal, openingBalance, closingBalance, closingPromoBalance } = statement;
  const day = (at: number | string): string => format.date(at, { timeZone: 'UTC' });
  const typeName = (type: string): string => (isTransactionType(type) ? t(`transactions.types.${type}`) : type);
  return (
    <article className={styles.statement}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.period}>{t('statements.one.period', { from: day(from), to: day(Date.parse(to) - 1) })}</p>
        {isFinal ? null : <p className={styles.period}>{t('statements.one.interim')}</p>}
      </header>
      <dl className={styles.parties}>
        <div>
          <dt>{t('statements.one.issuer')}</dt>
          <dd>{siteConfig.name}</dd>
          <dd>{siteConfig.supportEmail}</dd>
        </div>
        <div>
          <dt>{t('statements.one.customer')}</dt>
          <dd>{billingDetails.companyName || projectName(project)}</dd>
          {billingDetails.address === '' ? null : <dd className={styles.address}>{billingDetails.address}</dd>}
          {billingDetails.taxId === '' ? null : <dd>{t('statements.one.taxId', { taxId: billingDetails.taxId })}</dd>}
          {billingDetails.email === '' ? null : <dd>{billingDetails.email}</dd>}
        </div>
        <div>
          <dt>{t('statements.one.project')}</dt>
          <dd>{projectName(project)}</dd>
          <dd translate="no">{project.id}</dd>
        </div>
      </dl>
      <table className={styles.lines}>
        <caption className="visually-hidden">{t('statements.one.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statements.one.item')}</th>
            <th scope="col">{t('statements.one.count')}</th>
            <th scope="col">{t('statements.one.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.balance}>
            <th scope="row" colSpan={2}>
              {t('statements.opening')}
            </th>
            <td>{format.money(openingBalance)}</td>
          </tr>
          {lines.map(({ type, count, amount }) => (
            <tr key={type}>
              <th scope="row">{typeName(type)}</th>
              <td>{format.number(count)}</td>
              <td>{format.money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.balance}>
            <th scope="row" colSpan={2}>
              {t('statements.closing')}
            </th>
            <td>{format.money(closingBalance)}</td>
          </tr>
          {closingPromoBalance === 0 ? null : (
            <tr>
              <th scope="row" colSpan={2}>
                {t('statements.closingPromo')}
              </th>
              <td>{format.money(closingPromoBalance)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={styles.note}>{t('statements.one.note')}</p>
    </article>
  );
}
