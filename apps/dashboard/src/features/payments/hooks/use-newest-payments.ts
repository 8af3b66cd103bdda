import type { Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { newestPaymentsQueryOptions } from './newest-payments-query.ts';

/**
 * Keeps a project's payments current while they are on screen, and says what arrived at its address.
 *
 * @param enabled whether there is something to keep current yet
 */
export function useNewestPayments(projectId: string, enabled = true): void {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const handleArrived = ({ credited, amount }: Payment): void =>
    notify('success', { title: t('payments.returned.paid.title', { credited: format.money(credited ?? amount) }) });
  useQuery({ ...newestPaymentsQueryOptions(client, queryClient, projectId, handleArrived), enabled });
}
