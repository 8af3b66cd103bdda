import { useTranslation } from '@onepoint/i18n';
import { useCallback } from 'react';
import type { RequestStatus } from '../data/status-groups.ts';

/** Names what requests ended with, errors by their HTTP status too. */
export function useStatusName(): (status: RequestStatus) => string {
  const { t } = useTranslation('dashboard');
  return useCallback((status) => t(`statistics.statuses.${status}`), [t]);
}
