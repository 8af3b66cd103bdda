import { findPaymentQueryOptions } from '@onepoint/api-client';
import { may, type Project } from '@onepoint/api-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useProjects } from '../../shared/projects/project-context.ts';
import { PaymentReturnNotice } from './components/payment-return-notice.tsx';
import { paymentCheckQueryOptions } from './hooks/payment-check-query.ts';
import { openDeposit } from './open-deposit.ts';

export interface PaymentReturnedProps {
  /** The current project, which need not be the payment's. */
  project: Project;
  /** Of the payment whose page the reader comes from. */
  paymentId: string;
}

/**
 * Shows the outcome of the payment that the reader comes back from, and checks it until it is settled. The payment page leads back with the payment's
 * id alone, so its project is asked for; nobody is switched to it unasked.
 */
export function PaymentReturned({ project, paymentId }: PaymentReturnedProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { data: projects = [] } = useProjects();
  const found = useQuery(findPaymentQueryOptions(client, { paymentId }));
  const projectId = found.data?.projectId ?? '';
  const check = useQuery({ ...paymentCheckQueryOptions(client, queryClient, { projectId, id: paymentId }), enabled: found.isSuccess });
  const own = projects.find(({ id }) => id === projectId) ?? (projectId === project.id ? project : undefined);
  // The page says already that this role sees no payments.
  if (found.isError && !may(project.role, 'payment:read')) return null;
  return (
    <PaymentReturnNotice
      payment={check.data}
      error={found.error ?? check.error}
      checking={found.isFetching || check.isFetching}
      otherProject={own === undefined || own.id === project.id ? undefined : own}
      onCheck={() => void (found.isSuccess ? check.refetch() : found.refetch())}
      onDeposit={own && may(own.role, 'payment:create') ? () => void openDeposit(own.id) : undefined}
    />
  );
}
