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

/** Lists the deposit addresses of all projects of the signed-in user. Their checksums aren't verified here. */
export const listCustodialWallets = createCall(calls.listCustodialWallets);
export const listCustodialWalletsQueryOptions = createQueryOptions(calls.listCustodialWallets);

/** Creates a payment of `amount` cents, once per idempotency key. Validate its `link`, which comes from the payment provider, before you navigate to it. */
export const createPayment = createCall(calls.createPayment);
/** Updates a payment's status from its provider and returns the payment. */
export const checkPayment = createCall(calls.checkPayment);
/** Credits a promo code to a project's balance. Each project and each person can use a code once. */
export const activatePromocode = createCall(activatePromocodeCall);

export const getPayment = createCall(calls.getPayment);
export const getPaymentQueryKey = createQueryKey(calls.getPayment);

/** Gets a payment of any project of the signed-in user, for callers that don't know its project. */
export const findPayment = createCall(calls.findPayment);
export const findPaymentQueryOptions = createQueryOptions(calls.findPayment);

/** Lists a page of a project's payments, newest first. */
export const listPayments = createCall(calls.listPayments);
export const listPaymentsQueryKey = createListQueryKey(calls.listPayments);
/** A project's payments, page by page. A late transfer can change a settled payment for a while. Rows of open payments poll them. */
export const listPaymentsQueryOptions = createPagedQueryOptions(calls.listPayments, {
  mayChange: ({ status, createdAt }) => status !== 'CREATED' && Date.now() - Date.parse(createdAt) < paymentWatchedMs,
});

/** A project's newest open payments. */
export function listOpenPaymentsQueryOptions(client: ApiClient, { projectId, limit }: Pick<ListPaymentsParameters, 'projectId' | 'limit'>) {
  return queryOptions({
    queryKey: [...listPaymentsQueryKey({ projectId }), { status: 'CREATED', limit }] as const,
    queryFn: ({ signal }) => listPayments(client, { projectId, limit, status: 'CREATED' }, { signal }),
    // Don't offer a payment that was paid a minute ago.
    staleTime: 0,
  });
}

/** Requests the Enterprise plan. Without an idempotency key each call is a new request. */
export const createEnterpriseRequest = createCall(createEnterpriseRequestCall);

/** Lists one page of a project's transactions, newest first, with the balance after each. */
export const listTransactions = createCall(transactionCalls.listTransactions);

const dayMs = 86_400_000;

/** A project's transactions, page by page, optionally filtered. A day's usage grows until the day is over. */
export const listTransactionsQueryOptions = createPagedQueryOptions(transactionCalls.listTransactions, {
  mayChange: ({ day, createdAt }) => day !== null && Date.now() - Date.parse(createdAt) < 2 * dayMs,
  staleTime: 0,
});

/** Lists a project's months with their balances, newest first. */
export const listStatements = createCall(transactionCalls.listStatements);
export const listStatementsQueryOptions = createQueryOptions(transactionCalls.listStatements, { staleTime: 0 });

/** Gets the statement of a month. */
export const getStatement = createCall(transactionCalls.getStatement);
export const getStatementQueryOptions = createQueryOptions(transactionCalls.getStatement, { staleTime: 0 });

/** Gets the billing details on a project's statements. */
export const getBillingDetails = createCall(transactionCalls.getBillingDetails);
export const getBillingDetailsQueryKey = createQueryKey(transactionCalls.getBillingDetails);
export const getBillingDetailsQueryOptions = createQueryOptions(transactionCalls.getBillingDetails);
export const updateBillingDetails = createCall(transactionCalls.updateBillingDetails);
