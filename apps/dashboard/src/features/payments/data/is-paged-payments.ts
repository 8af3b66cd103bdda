import type { Query } from '@tanstack/react-query';

/** Whether a query of payments holds pages, newest first, and not a selection of them. */
export function isPagedPayments({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey.some((part) => typeof part === 'object' && part !== null && 'pages' in part);
}
