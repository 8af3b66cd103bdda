import * as calls from '@onepoint/api-contract/calls/transactions';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';
import { createListQueryKey, createPagedQueryOptions } from './query/paged-query-options.ts';

export type UpdateBillingDetailsParameters = CallParameters<typeof calls.updateBillingDetails>;

/** Lists one page of a project's transactions, newest first, with the balance after each. */
export const listTransactions = createCall(calls.listTransactions);
export const listTransactionsQueryKey = createListQueryKey(calls.listTransactions);

const dayMs = 86_400_000;

/** A project's transactions, page by page, optionally filtered. A day's usage grows until the day is over. */
export const listTransactionsQueryOptions = createPagedQueryOptions(calls.listTransactions, {
  mayChange: ({ day, createdAt }) => day !== null && Date.now() - Date.parse(createdAt) < 2 * dayMs,
  staleTime: 0,
});

/** Lists a project's months with their balances, newest first. */
export const listStatements = createCall(calls.listStatements);
export const listStatementsQueryKey = createQueryKey(calls.listStatements);
export const listStatementsQueryOptions = createQueryOptions(calls.listStatements, { staleTime: 0 });

/** Gets the statement of a month. */
export const getStatement = createCall(calls.getStatement);
export const getStatementQueryKey = createQueryKey(calls.getStatement);
export const getStatementQueryOptions = createQueryOptions(calls.getStatement, { staleTime: 0 });

/** Gets the billing details on a project's statements. */
export const getBillingDetails = createCall(calls.getBillingDetails);
export const getBillingDetailsQueryKey = createQueryKey(calls.getBillingDetails);
export const getBillingDetailsQueryOptions = createQueryOptions(calls.getBillingDetails);
export const updateBillingDetails = createCall(calls.updateBillingDetails);
