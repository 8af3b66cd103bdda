import type { LoggedRequest } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { Link } from '@onepoint/ui-kit/link';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { useMemo } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import type { ChangeFilters, RequestsFilters } from './requests-filters.ts';
import styles from './requests.module.css';
import { ErrorCodeLink, type RequestPaths, RequestStatus, useRequestTexts } from './use-request-texts.tsx';

interface FilterButtonProps {
  label: string;
  /** Filter that clicking the button adds. */
  filter: Partial<RequestsFilters>;
  changeFilters: ChangeFilters;
  className?: string | undefined;
}

function FilterButton({ label, filter, changeFilters, className = styles.filter }: FilterButtonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <button type="button" className={className} title={t('requests.filterBy', { value: label })} onClick={() => changeFilters(filter)}>
      {label}
    </button>
  );
}

const shorten = (id: string): string => (id.length > 13 ? `${id.slice(0, 8)}…${id.slice(-4)}` : id);

interface RequestColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  texts: ReturnType<typeof useRequestTexts>;
  chainName: (slug: string) => string;
  changeFilters: ChangeFilters;
  paths: RequestPaths;
}

function requestColumns({ t, format, texts, chainName, changeFilters, paths }: RequestColumnsParameters): TableColumn<LoggedRequest>[] {
  return [
    {
      id: 'method',
      header: t('statistics.method'),
      rowHeader: true,
      cell: ({ method }) => <FilterButton label={method} filter={{ method }} changeFilters={changeFilters} className={styles.method} />,
    },
    {
      id: 'status',
      header: t('requests.columns.status'),
      cell: ({ status, code }) => (
        <span className={styles.outcome}>
          <RequestStatus status={status} />
          {code === null ? null : <ErrorCodeLink code={code} errorDocs={paths.errorDocs} />}
        </span>
      ),
    },
    {
      id: 'chain',
      header: t('statistics.chain'),
      cell: ({ chain }) => (
        <span className={styles.chain}>
          <ChainIcon chain={chain} size={16} />
          <FilterButton label={chainName(chain)} filter={{ chain }} changeFilters={changeFilters} />
        </span>
      ),
    },
    {
      id: 'key',
      header: t('statistics.key'),
      cell: ({ apiKey }) => <FilterButton label={texts.keyName(apiKey)} filter={{ apiKeyId: apiKey.id }} changeFilters={changeFilters} />,
    },
    {
      id: 'latency',
      header: t('requests.columns.latency'),
      align: 'end',
      cell: (call) => <span className={styles.latency}>{texts.latency(call)}</span>,
    },
    { id: 'units', header: t('requests.columns.computeUnits'), align: 'end', cell: ({ computeUnits }) => format.number(computeUnits) },
    {
      id: 'time',
      header: t('requests.columns.time'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.time}>
          {texts.time(createdAt)}
        </time>
      ),
    },
    {
      id: 'request',
      header: t('requests.columns.request'),
      cell: ({ requestId }) => (
        <Link href={paths.request(requestId)} render={renderRouterLink} className={styles.id} title={requestId}>
          <span className="visually-hidden">{t('requests.open', { id: requestId })}</span>
          <span aria-hidden>{shorten(requestId)}</span>
        </Link>
      ),
    },
  ];
}

interface RequestsTableProps extends Pick<RequestColumnsParameters, 'chainName' | 'changeFilters' | 'paths'> {
  /** Undefined while loading. */
  calls: readonly LoggedRequest[] | undefined;
}

/** Newest first. Clicking a method, chain, or key filters by it; the request ID links to the details. */
export function RequestsTable({ calls, chainName, changeFilters, paths }: RequestsTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const texts = useRequestTexts();
  const columns = useMemo(
    () => requestColumns({ t, format, texts, chainName, changeFilters, paths }),
    [t, format, texts, chainName, changeFilters, paths],
  );
  return <Table caption={t('requests.list')} columns={columns} rows={calls ?? []} rowId={({ id }) => id} loadingRows={calls ? 0 : 8} />;
}
