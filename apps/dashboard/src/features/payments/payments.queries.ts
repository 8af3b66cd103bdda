import {
  checkPayment,
  createIdempotencyKey,
  createPayment,
  listPayments,
  listPaymentsQueryKey,
  listPaymentsQueryOptions,
  listProjectsQueryOptions,
  type ApiClient,
  type CreatePaymentParameters,
  type ListPaymentsReturnType,
} from '@onepoint/api-client';
import type { Payment, Project } from '@onepoint/api-contract';
import { saveFile } from '@onepoint/charts/export-file';
import { useTranslation } from '@onepoint/i18n';
import { queryOptions, useInfiniteQuery, useMutation, useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { refreshEvery } from '../../shared/live-data.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { usePaymentTypeName } from '../../shared/use-payment-type-name.ts';
import { assertProject } from '../../shared/projects/project-context.ts';
import { projectName } from '../../shared/projects/project-names.ts';
import { applyCheckedPayment, mergeNewestPayments, prependPayment } from './payments.cache.ts';
import { arrivedTransfers, checkDelayMs, paymentsCsv } from './payments.rules.ts';

/** Newest first, loaded page by page. */
export function usePayments(projectId: string) {
  const query = useInfiniteQuery(listPaymentsQueryOptions(useApiClient(), { projectId }));
  const pages = query.data?.pages;
  const payments = useMemo(() => pages?.flatMap(({ data }) => data), [pages]);
  return { ...query, payments };
}

const newestRefreshMs = 5_000;
/** Page size of the payments list, so that its first page can serve as initial data. */
const newestLimit = 20;

/**
 * Polls for the newest payments while the page is visible and merges them into the list, to pick up transfers to the project's address and
 * payments made in other tabs or by other members. Shows a toast for each transfer that arrives.
 *
 * @param enabled false until there is a list to merge into
 */
export function useNewestPayments(projectId: string, enabled = true): void {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { queryKey: listKey } = listPaymentsQueryOptions(client, { projectId, limit: newestLimit });
  const queryKey = [...listPaymentsQueryKey({ projectId }), { newest: newestLimit }] as const;
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await listPayments(client, { projectId, limit: newestLimit }, { signal });
      const before = queryClient.getQueryData<ListPaymentsReturnType>(queryKey);
      for (const { credited, amount } of before ? arrivedTransfers(before.data, page.data) : [])
        notify('success', { title: t('payments.returned.paid.title', { credited: format.money(credited ?? amount) }) });
      mergeNewestPayments(queryClient, projectId, page.data);
      return page;
    },
    initialData: () => queryClient.getQueryData(listKey)?.pages[0],
    initialDataUpdatedAt: () => queryClient.getQueryState(listKey)?.dataUpdatedAt,
    refetchInterval: refreshEvery(newestRefreshMs),
    staleTime: newestRefreshMs,
    enabled,
  });
}

/** Polls an open payment's status with growing delays while the page is visible, and writes each result to the cached lists. */
export function paymentCheckQueryOptions(
  client: ApiClient,
  queryClient: QueryClient,
  { projectId, id: paymentId }: Pick<Payment, 'projectId' | 'id'>,
) {
  return queryOptions({
    queryKey: ['checkPayment', { projectId, paymentId }] as const,
    queryFn: async ({ signal }) => {
      assertProject(projectId);
      const payment = await checkPayment(client, { projectId, paymentId }, { signal });
      applyCheckedPayment(queryClient, payment);
      return payment;
    },
    // TanStack Query pauses intervals while the page is hidden.
    refetchInterval: ({ state }) => {
      const open = state.data === undefined || state.data.status === 'CREATED';
      return open ? checkDelayMs(state.dataUpdateCount + state.errorUpdateCount) : false;
    },
    staleTime: 0,
  });
}

export function usePaymentChecks(payments: readonly Payment[]): void {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const open = payments.filter(({ status }) => status === 'CREATED');
  useQueries({ queries: open.map((payment) => paymentCheckQueryOptions(client, queryClient, payment)) });
}

/** Checks a payment on request. Says so if it is still unpaid. */
export function useCheckPayment() {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: (payment: Payment) => queryClient.fetchQuery(paymentCheckQueryOptions(client, queryClient, payment)),
    onSuccess: ({ status }) => {
      if (status === 'CREATED') notify('info', { title: t('payments.checkedStill') });
    },
    onError: (error) => notifyError(t('payments.failed.check'), error),
  });
}

type PaymentIntent = Pick<CreatePaymentParameters, 'projectId' | 'amount'> & { readonly type: string };

interface PaymentIntents {
  /** Returns the same key for every attempt until the intent is settled. */
  readonly keyOf: (intent: PaymentIntent) => string;
  /** Marks the payment as created, so that the next one of the same amount gets a new key. */
  readonly settle: (intent: PaymentIntent) => void;
}

const nameOf = ({ projectId, type, amount }: PaymentIntent): string => `${projectId} ${type} ${String(amount)}`;

/**
 * Keeps one idempotency key per project, payment type, and amount. A double click, a retry after a lost response, or a reopened modal
 * reuses the key, so that the API creates only one payment.
 *
 * @param createKey returns a new unique key. Default: a random UUID
 */
export function createPaymentIntents(createKey: () => string = createIdempotencyKey): PaymentIntents {
  const keys = new Map<string, string>();
  return {
    keyOf: (intent) => {
      const key = keys.get(nameOf(intent)) ?? createKey();
      keys.set(nameOf(intent), key);
      return key;
    },
    settle: (intent) => void keys.delete(nameOf(intent)),
  };
}

const intentsByClient = new WeakMap<ApiClient, PaymentIntents>();

/** Payment intents of the signed-in user. They outlive the modal, so that reopening it continues the same payment. */
function usePaymentIntents(): PaymentIntents {
  const client = useApiClient();
  const intents = intentsByClient.get(client) ?? createPaymentIntents();
  intentsByClient.set(client, intents);
  return intents;
}

/** Retries of the same amount share an idempotency key, so that a double click or a lost response creates only one payment. */
export function useCreatePayment() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const intents = usePaymentIntents();
  return useMutation({
    mutationFn: async (intent: CreatePaymentParameters) => {
      assertProject(intent.projectId);
      return createPayment(client, intent, { idempotencyKey: intents.keyOf(intent) });
    },
    onSuccess: (payment, intent) => {
      intents.settle(intent);
      prependPayment(queryClient, payment);
      void queryClient.invalidateQueries({ queryKey: listPaymentsQueryKey(intent), predicate: ({ queryKey }) => isOpenList(queryKey) });
    },
  });
}

/** Matches the short lists of open payments. Paged lists are updated in place instead of refetched. */
function isOpenList(queryKey: readonly unknown[]): boolean {
  return queryKey.some((part) => typeof part === 'object' && part !== null && 'status' in part);
}

/** Downloads all of a project's payments as CSV, not just the loaded pages. */
export function useDownloadPayments(projectId: string) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const notifyError = useNotifyError();
  const typeName = usePaymentTypeName();
  return useMutation({
    mutationFn: () => listAllPayments(client, projectId),
    onSuccess: (payments) => {
      const texts = t('payments.csv', { returnObjects: true });
      saveFile(new Blob([paymentsCsv(payments, { texts, typeName })], { type: 'text/csv;charset=utf-8' }), `${texts.file}.csv`);
    },
    onError: (error) => notifyError(t('payments.csv.failed'), error),
  });
}

const downloadPageSize = 100;

/** Loads every payment, newest first. Stops at a page without new payments, even if the API reports more. */
export async function listAllPayments(client: ApiClient, projectId: string): Promise<Payment[]> {
  const payments = new Map<string, Payment>();
  for (let lastId: string | undefined; ;) {
    const page = await listPayments(client, { projectId, limit: downloadPageSize, lastId });
    const before = payments.size;
    for (const payment of page.data) payments.set(payment.id, payment);
    lastId = page.data.at(-1)?.id;
    if (!page.hasMore || payments.size === before) return [...payments.values()];
  }
}

/** Balance in cents. Undefined while projects load. */
export function useBalance(projectId: string): number | undefined {
  const select = useCallback((projects: Project[]) => projects.find(({ id }) => id === projectId)?.balance, [projectId]);
  return useQuery({ ...listProjectsQueryOptions(useApiClient()), select }).data;
}

/** Works for any project, not just the current one. Undefined while projects load. */
export function useProjectName(projectId: string): string | undefined {
  const select = useCallback(
    (projects: Project[]) => {
      const project = projects.find(({ id }) => id === projectId);
      return project === undefined ? projectId : projectName(project);
    },
    [projectId],
  );
  return useQuery({ ...listProjectsQueryOptions(useApiClient()), select }).data;
}
