import { ApiError } from '@onepoint/api-client';
import type { LoggedRequest } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Link } from '@onepoint/ui-kit/link';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { BookOpen, ListX } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { FactGrid } from '../../shared/fact-grid/fact-grid.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { BackLink } from '../../shared/page-header/back-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useScreenTitle } from '../../shared/screen-title.ts';
import { useProject } from '../../shared/projects/project-context.ts';
import { formatRequestsFilters, noRequestsFilters } from './requests-filters.ts';
import styles from './requests.module.css';
import { useLoggedRequest, useRequestOptions } from './requests.queries.ts';
import { ErrorCodeLink, type RequestPaths, RequestStatus, useRequestTexts } from './use-request-texts.tsx';

interface RequestPageProps {
  requestId: string;
  paths: RequestPaths;
}

export function RequestPage({ requestId, paths }: RequestPageProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const project = useProject();
  const { data, error, refetch, isFetching } = useLoggedRequest(project.id, requestId);
  const { chainName } = useRequestOptions(project.id);
  // VALIDATION_FAILED means the URL's ID is malformed, so no such request exists.
  const isMissing = error instanceof ApiError && (error.code === 'REQUEST_NOT_FOUND' || error.code === 'VALIDATION_FAILED');
  return (
    <>
      <BackLink href={paths.requests}>{t('requests.detail.back')}</BackLink>
      {isMissing ? <RequestMissing paths={paths} /> : null}
      {error && !isMissing && !data ? (
        <QueryError headingLevel={1} title={t('requests.failed.one')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {error && !data ? null : (
        <>
          <PageHeader
            title={t('requests.detail.title')}
            headline={<span className={styles.headlineId}>{requestId}</span>}
            actions={
              <CopyButton
                variant="secondary"
                size="md"
                text={requestId}
                label={t('requests.detail.copy')}
                copiedLabel={t('common:actions.copied')}
                failedLabel={t('common:states.copyFailed')}
              >
                {t('requests.detail.copy')}
              </CopyButton>
            }
          />
          {data ? (
            data.calls.map((call) => <CallCard key={call.id} call={call} chainName={chainName} paths={paths} />)
          ) : (
            <Card aria-busy>
              <Skeleton lines={4} />
            </Card>
          )}
        </>
      )}
    </>
  );
}

function RequestMissing({ paths }: Pick<RequestPageProps, 'paths'>) {
  const { t } = useTranslation('dashboard');
  const { rules } = useRequestTexts();
  useScreenTitle(t('requests.missing.title'));
  return (
    <EmptyState
      headingLevel={1}
      title={t('requests.missing.title')}
      icon={<ListX aria-hidden />}
      action={
        <LinkButton variant="primary" href={paths.requests} render={renderRouterLink}>
          {t('requests.missing.action')}
        </LinkButton>
      }
    >
      {t('requests.missing.text', rules)} <Link href={paths.guide}>{t('requests.learnMore')}</Link>
    </EmptyState>
  );
}

interface CallCardProps {
  call: LoggedRequest;
  chainName: (slug: string) => string;
  paths: RequestPaths;
}

function CallCard({ call, chainName, paths }: CallCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const texts = useRequestTexts();
  const { status, code, chain, apiKey, transport, batchIndex, computeUnits, createdAt, method } = call;
  const facts = [
    { id: 'status', term: t('requests.columns.status'), value: <RequestStatus status={status} /> },
    ...(code === null ? [] : [{ id: 'code', term: t('requests.code'), value: <ErrorCodeLink code={code} errorDocs={paths.errorDocs} /> }]),
    {
      id: 'chain',
      term: t('statistics.chain'),
      value: (
        <span className={styles.chain}>
          <ChainIcon chain={chain} size={16} />
          {chainName(chain)}
        </span>
      ),
    },
    {
      id: 'key',
      term: t('statistics.key'),
      value:
        apiKey.isDeleted || apiKey.name === null ? (
          texts.keyName(apiKey)
        ) : (
          <Link href={paths.apiKey(apiKey.id)} render={renderRouterLink}>
            {apiKey.name}
          </Link>
        ),
    },
    { id: 'transport', term: t('requests.detail.transport'), value: t(`requests.detail.transports.${transport}`) },
    ...(batchIndex === null
      ? []
      : [
          {
            id: 'batch',
            term: t('requests.detail.batch'),
            value: t('requests.detail.position', { position: format.number(batchIndex + 1) }),
          },
        ]),
    { id: 'latency', term: t('requests.columns.latency'), value: texts.latency(call) },
    { id: 'units', term: t('requests.columns.computeUnits'), value: format.number(computeUnits) },
    { id: 'time', term: t('requests.columns.time'), value: <time dateTime={createdAt}>{texts.fullTime(createdAt)}</time> },
  ];
  const similar = formatRequestsFilters({ ...noRequestsFilters, status, code, method });
  return (
    <Card
      title={<span className={styles.method}>{method}</span>}
      actions={
        <>
          {code === null ? null : (
            <LinkButton size="sm" href={paths.errorDocs(code)} icon={<BookOpen aria-hidden />}>
              {t('requests.detail.explain')}
            </LinkButton>
          )}
          <LinkButton size="sm" href={`${paths.requests}?${String(similar)}`} render={renderRouterLink}>
            {t('requests.detail.similar')}
          </LinkButton>
        </>
      }
    >
      <FactGrid wide facts={facts} />
    </Card>
  );
}
