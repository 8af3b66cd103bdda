import { useAppState } from '@onepoint/app-state';
import { localePath } from '@onepoint/navigation';
import type { Plan } from '@onepoint/plans-domain';
import { usePage } from './page-context.ts';

/** Localized path of sign-in and sign-up. */
export function useLoginPath(): string {
  return localePath('/login', usePage().locale);
}

/** Localized path of the dashboard section that was open last. */
export function useDashboardPath(): string {
  const section = useAppState('selectedLastUrlKeyInDashboard');
  return localePath(section === null ? '/dashboard' : `/dashboard/${section}`, usePage().locale);
}

export function usePlanPath({ href }: Pick<Plan, 'href'>): string {
  return localePath(href ?? '/dashboard', usePage().locale);
}
