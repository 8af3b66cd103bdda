import { modalParameter } from '@onepoint/modal-stack';
import { useParams } from 'react-router';
import { StatementPage } from '../../features/transactions/statement-page.tsx';
import { StatementsPage } from '../../features/transactions/statements-page.tsx';
import { TransactionsPage } from '../../features/transactions/transactions-page.tsx';
import { paths } from '../paths.ts';

const aroundMs = 60_000;

/** Query string for a short period around a change, because its audit entry and its charge are written together. */
const around = (at: string): string =>
  `from=${new Date(Date.parse(at) - aroundMs).toISOString()}&to=${new Date(Date.parse(at) + aroundMs).toISOString()}`;

const transactionPaths = {
  plans: paths.plans,
  statements: paths.statements,
  payment: (paymentId: string) => `?${new URLSearchParams({ [modalParameter]: 'payment', paymentId }).toString()}`,
  usageDay: (day: string) => `${paths.usage}?day=${day}`,
  changes: (action: string, at: string) => `${paths.auditLog}?action=${action}&${around(at)}`,
};

export function TransactionsRoute() {
  return <TransactionsPage paths={transactionPaths} />;
}

export function StatementsRoute() {
  return <StatementsPage transactionsPath={paths.transactions} statementPath={paths.statement} />;
}

export function StatementRoute() {
  const { month = '' } = useParams();
  return <StatementPage month={month} statementsPath={paths.statements} transactionsPath={paths.transactions} />;
}
