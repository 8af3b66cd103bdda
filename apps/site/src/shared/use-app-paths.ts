import { useAppState } from '@onepoint/app-state';
import { localePath } from '@onepoint/navigation';
import type { Plan } from '@onepoint/plans-domain';
import { usePage } from './page-context-provider.tsx';

/** Address of sign-in and sign-up, in the language of the page. */
export function useLoginPath(): string {
  return localePath('/login', usePage().locale);
}

/** Address of the section of the dashboard looked at last, in the language of the page. */
export function useDashboardPath(): string {
  const section = useAppState('selectedLastUrlKeyInDashboard');
  return localePath(section === null ? '/dashboard' : `/dashboard/${section}`, usePage().locale);
}

/** Where a plan's button leads, as the catalogue says, in the language of the page. */
export function usePlanPath({ href }: Pick<Plan, 'href'>): string {
  return localePath(href ?? '/dashboard', usePage().locale);
}

/** Address of a part of the home page, from wherever the reader is. */
export function useHomePath(): (part: string) => string {
  const { locale } = usePage();
  return (part) => `${localePath('/', locale)}#${part}`;
}
