import {
  getBillingDetailsQueryKey,
  getBillingDetailsQueryOptions,
  getStatementQueryOptions,
  listStatementsQueryOptions,
  listTransactions,
  listTransactionsQueryOptions,
  updateBillingDetails,
  type ApiClient,
  type UpdateBillingDetailsParameters,
} from '@onepoint/api-client';
import type { Transaction } from '@onepoint/api-contract';
import { saveFile } from '@onepoint/charts/export-file';
import { useTranslation } from '@onepoint/i18n';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { refreshEvery } from '../../shared/live-data.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { transactionQuery, transactionsCsv, type TransactionFilters } from './transactions.rules.ts';

const refreshMs = 10_000;

/** Matching transactions, newest first, refetched while the page is visible. Keeps the previous ones while new filters load. */
export function useTransactions(projectId: string, filters: TransactionFilters) {
  const query = useInfiniteQuery({
    ...listTransactionsQueryOptions(useApiClient(), { projectId, ...transactionQuery(filters) }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery(refreshMs),
  });
  const pages = query.data?.pages;
  const transactions = useMemo(() => pages?.flatMap(({ data }) => data), [pages]);
  return { ...query, transactions };
}

const downloadPageSize = 100;

/** Loads all matching transactions, newest first. Stops at a page without new ones, even if the API claims to have more. */
async function listAllTransactions(client: ApiClient, projectId: string, filters: TransactionFilters): Promise<Transaction[]> {
  const transactions = new Map<string, Transaction>();
  for (let lastId: string | undefined; ;) {
    const page = await listTransactions(client, { projectId, ...transactionQuery(filters), limit: downloadPageSize, lastId });
    const before = transactions.size;
    for (const transaction of page.data) transactions.set(transaction.id, transaction);
    lastId = page.data.at(-1)?.id;
    if (!page.hasMore || transactions.size === before) return [...transactions.values()];
  }
}

/** Downloads all matching transactions as CSV, not just the loaded ones. */
export function useDownloadTransactions(projectId: string, filters: TransactionFilters) {
  const { t } = useTranslation('billing');
  const client = useApiClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: () => listAllTransactions(client, projectId, filters),
    onSuccess: (transactions) => {
      const texts = t('transactions.csv', { returnObjects: true });
      saveFile(new Blob([transactionsCsv(transactions, texts)], { type: 'text/csv;charset=utf-8' }), `${texts.file}.csv`);
    },
    onError: (error) => notifyError(t('transactions.csv.failed'), error),
  });
}

/** Months with their balances, newest first. */
export function useStatements(projectId: string) {
  return useQuery(listStatementsQueryOptions(useApiClient(), { projectId }));
}

export function useStatement(projectId: string, month: string) {
  return useQuery(getStatementQueryOptions(useApiClient(), { projectId, month }));
}

export function useBillingDetails(projectId: string) {
  const { t } = useTranslation('billing');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const query = useQuery(getBillingDetailsQueryOptions(client, { projectId }));
  const save = useMutation({
    mutationFn: (details: Omit<UpdateBillingDetailsParameters, 'projectId'>) => updateBillingDetails(client, { projectId, ...details }),
    onSuccess: (details) => {
      queryClient.setQueryData(getBillingDetailsQueryKey({ projectId }), details);
      notify('success', { title: t('details.saved') });
    },
    onError: (error) => notifyError(t('details.failed.save'), error),
  });
  return { query, save };
}
