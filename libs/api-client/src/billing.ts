import { paymentWatchedMs } from '@onepoint/api-contract';
import * as calls from '@onepoint/api-contract/calls/payments';
import {
  activatePromocode as activatePromocodeCall,
  createEnterpriseRequest as createEnterpriseRequestCall,
} from '@onepoint/api-contract/calls/requests';
import * as transactionCalls from '@onepoint/api-contract/calls/transactions';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, CallOutput } from './client/create-api-client.ts';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';
import { createListQueryKey, createPagedQueryOptions } from './query/paged-query-options.ts';

export type CreateEnterpriseRequestParameters = CallParameters<typeof createEnterpriseRequestCall>;
export type CreatePaymentParameters = CallParameters<typeof calls.createPayment>;
export type ListPaymentsReturnType = CallOutput<typeof calls.listPayments>;
type ListPaymentsParameters = CallParameters<typeof calls.listPayments>;
export type UpdateBillingDetailsParameters = CallParameters<typeof transactionCalls.updateBillingDetails>;

/** Lists the deposit addresses of all projects of the signed-in user. Doesn't verify their checksums. */
export const listCustodialWallets = createCall(calls.listCustodialWallets);
export const listCustodialWalletsQueryOptions = createQueryOptions(calls.listCustodialWallets);

/**
 * Creates a payment of `amount` cents, once per idempotency key. Its `link` comes from the payment provider: validate it before you navigate to it.
 */
export const createPayment = createCall(calls.createPayment);
/** Updates a payment's status from its provider. */
export const checkPayment = createCall(calls.checkPayment);
/** Credits a promo code to a project's balance. Each project and each person can use a code once. */
export const activatePromocode = createCall(activatePromocodeCall);

export const getPayment = createCall(calls.getPayment);
export const getPaymentQueryKey = createQueryKey(calls.getPayment);

/** Gets a payment of any project of the signed-in user, for callers that don't know its project. */
export const findPayment = createCall(calls.findPayment);
export const findPaymentQueryOptions = createQueryOptions(calls.findPayment);

/** Newest first. */
export const listPayments = createCall(calls.listPayments);
export const listPaymentsQueryKey = createListQueryKey(calls.listPayments);
/**
 * Newest first. A late transfer can change a settled payment until it is `paymentWatchedMs` old. Open payments don't count as changing, because their
 * rows poll them.
 */
export const listPaymentsQueryOptions = createPagedQueryOptions(calls.listPayments, {
  mayChange: ({ status, createdAt }) => status !== 'CREATED' && Date.now() - Date.parse(createdAt) < paymentWatchedMs,
});

/** Open payments of a project, newest first. They are always stale. */
export function listOpenPaymentsQueryOptions(client: ApiClient, { projectId, limit }: Pick<ListPaymentsParameters, 'projectId' | 'limit'>) {
  return queryOptions({
    queryKey: [...listPaymentsQueryKey({ projectId }), { status: 'CREATED', limit }] as const,
    queryFn: ({ signal }) => listPayments(client, { projectId, limit, status: 'CREATED' }, { signal }),
    // Otherwise, a payment that was just paid could still be offered.
    staleTime: 0,
  });
}

/** Requests the Enterprise plan. Without an idempotency key each call is a new request. */
export const createEnterpriseRequest = createCall(createEnterpriseRequestCall);

/** Newest first, with the balance after each transaction. */
export const listTransactions = createCall(transactionCalls.listTransactions);

const dayMs = 86_400_000;

/** Optionally filtered. A day's usage grows until the day is over. */
export const listTransactionsQueryOptions = createPagedQueryOptions(transactionCalls.listTransactions, {
  mayChange: ({ day, createdAt }) => day !== null && Date.now() - Date.parse(createdAt) < 2 * dayMs,
  staleTime: 0,
});

/** Newest first. */
export const listStatements = createCall(transactionCalls.listStatements);
export const listStatementsQueryOptions = createQueryOptions(transactionCalls.listStatements, { staleTime: 0 });

export const getStatement = createCall(transactionCalls.getStatement);
export const getStatementQueryOptions = createQueryOptions(transactionCalls.getStatement, { staleTime: 0 });

export const getBillingDetails = createCall(transactionCalls.getBillingDetails);
export const getBillingDetailsQueryKey = createQueryKey(transactionCalls.getBillingDetails);
export const getBillingDetailsQueryOptions = createQueryOptions(transactionCalls.getBillingDetails);
export const updateBillingDetails = createCall(transactionCalls.updateBillingDetails);
