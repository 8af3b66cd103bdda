import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { toBillingDetails } from '../billing-details/billing-details.repository.ts';
import { findMonth, monthsBetween, monthStart } from './statement-months.ts';
import { toLedgerKind, toStatementLines, toTransaction } from './transactions.mapping.ts';

export const listTransactions = defineRoute(contract.listTransactions, async ({ params: { projectId }, query }, { transactions }) => {
  const { type, ...page } = query;
  const lines = await transactions.list({ projectId, ...page, kind: toLedgerKind(type) });
  return { data: lines.slice(0, query.limit).map((line) => toTransaction(line, projectId)), hasMore: lines.length > query.limit };
});

export const listStatements = defineRoute(contract.listStatements, async ({ params: { projectId } }, { projects, transactions, now }) => {
  const project = await projects.find(projectId);
  if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
  const months = monthsBetween(project.createdAt, now());
  const starts = months.map((month) => monthStart(month));
  const balances = await transactions.balancesAt(projectId, [...starts, monthStart(months.at(-1) ?? '', 1)]);
  return months
    .map((month, index) => ({
      month,
      isFinal: index < months.length - 1,
      openingBalance: balances[index]?.balanceCents ?? 0,
      closingBalance: balances[index + 1]?.balanceCents ?? 0,
    }))
    .toReversed();
});

export const getStatement = defineRoute(
  contract.getStatement,
  async ({ params: { projectId, month: asked } }, { projects, transactions, billingDetails, now }) => {
    const project = await projects.find(projectId);
    if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
    const months = monthsBetween(project.createdAt, now());
    const month = findMonth(months, asked);
    if (month === undefined) throw new ApiError('STATEMENT_NOT_FOUND');
    const [from, to] = [monthStart(month), monthStart(month, 1)];
    const [sums, [opening, closing], details] = await Promise.all([
      transactions.sumByKind(projectId, { from, to }),
      transactions.balancesAt(projectId, [from, to]),
      billingDetails.find(projectId),
    ]);
    const openingBalance = opening?.balanceCents ?? 0;
    const lines = toStatementLines(sums);
    return {
      month,
      from: from.toISOString(),
      to: to.toISOString(),
      isFinal: month !== months.at(-1),
      project: { id: project.id, name: project.name },
      billingDetails: toBillingDetails(details),
      openingBalance,
      lines,
      // Calculated instead of queried, because usage charged between two queries would make the statement inconsistent.
      closingBalance: lines.reduce((sum, { amount }) => sum + amount, openingBalance),
      closingPromoBalance: closing?.promoBalanceCents ?? 0,
    };
  },
);

export const transactionRoutes = [listTransactions, listStatements, getStatement];
