import type { LoggedRequest } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Link } from '@onepoint/ui-kit/link';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { ListX, Radio } from 'lucide-react';
import { useEffect } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { isFiltered } from '../../shared/filter-select/url-filters.ts';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { FindRequest } from './find-request.tsx';
import { RequestsFilterBar } from './requests-filter-bar.tsx';
import { type ChangeFilters, noRequestsFilters, useRequestsFilters } from './requests-filters.ts';
import { RequestsTable } from './requests-table.tsx';
import styles from './requests.module.css';
import { useLoggedRequests, useRequestOptions } from './requests.queries.ts';
import { type RequestPaths, useRequestTexts } from './use-request-texts.tsx';

interface RequestsPageProps {
  paths: RequestPaths;
}

export function RequestsPage({ paths }: RequestsPageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const [filters, changeFilters] = useRequestsFilters();
  const list = useLoggedRequests(project.id, filters);
  const options = useRequestOptions(project.id);
  const texts = useRequestTexts();
  const filtered = isFiltered(filters);
  const failed = list.isError && !list.calls;
  const headline = useRequestsHeadline({ calls: list.calls, hasMore: list.hasNextPage, filtered });
  return (
    <>
      <PageHeader title={t('requests.title')} headline={failed ? null : headline} />
      <p className={styles.about}>
        {t('requests.about', texts.rules)} <Link href={paths.guide}>{t('requests.learnMore')}</Link>
      </p>
      <FindRequest requestPath={paths.request} />
      <RequestsFilterBar filters={filters} onFiltersChange={changeFilters} calls={list.calls ?? []} {...options} nowMs={useNow()} />
      {failed ? (
        <QueryError title={t('requests.failed.load')} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <Card padding="none">
          {list.calls?.length === 0 ? (
            <NoRequests filtered={filtered} changeFilters={changeFilters} paths={paths} />
          ) : (
            <RequestResults list={list} chainName={options.chainName} changeFilters={changeFilters} paths={paths} />
          )}
        </Card>
      )}
    </>
  );
}

interface RequestsHeadlineParameters {
  /** Undefined while loading. */
  calls: readonly LoggedRequest[] | undefined;
  hasMore: boolean;
  filtered: boolean;
}

function useRequestsHeadline({ calls, hasMore, filtered }: RequestsHeadlineParameters): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { rules } = useRequestTexts();
  if (calls === undefined) return undefined;
  const count = calls.length;
  const formatted = format.number(count);
  if (count === 0) return filtered ? t('requests.headline.noMatch') : t('requests.headline.none', rules);
  if (filtered) return hasMore ? t('requests.headline.atLeast', { formatted }) : t('requests.headline.found', { count, formatted });
  const failed = calls.filter(({ status }) => status !== 'succeeded').length;
  return t('requests.headline.failed', { count, formatted, failed: format.number(failed) });
}

interface NoRequestsProps extends RequestsPageProps {
  filtered: boolean;
  changeFilters: ChangeFilters;
}

function NoRequests({ filtered, changeFilters, paths }: NoRequestsProps) {
  const { t } = useTranslation('dashboard');
  const { rules } = useRequestTexts();
  if (filtered) {
    return (
      <EmptyState
        title={t('requests.headline.noMatch')}
        icon={<ListX aria-hidden />}
        action={<Button onClick={() => changeFilters(noRequestsFilters)}>{t('statistics.clear')}</Button>}
      >
        {t('requests.empty.filtered')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('requests.headline.none', rules)}
      icon={<Radio aria-hidden />}
      action={
        <LinkButton variant="primary" href={paths.apiKeys} render={renderRouterLink}>
          {t('requests.empty.action')}
        </LinkButton>
      }
    >
      {t('requests.empty.text')}
    </EmptyState>
  );
}

interface RequestResultsProps extends RequestsPageProps {
  list: ReturnType<typeof useLoggedRequests>;
  chainName: (slug: string) => string;
  changeFilters: ChangeFilters;
}

function RequestResults({ list, ...table }: RequestResultsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const notifyError = useNotifyError();
  const { calls, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, error } = list;
  useEffect(() => {
    if (isFetchNextPageError) notifyError(t('dashboard:requests.failed.more'), error);
  }, [isFetchNextPageError, error, notifyError, t]);
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <RequestsTable calls={calls} {...table} />
      {calls ? (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          label={t('common:actions.loadMore')}
          status={t('auditLog.shown', { shown: format.number(calls.length) })}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </div>
  );
}
