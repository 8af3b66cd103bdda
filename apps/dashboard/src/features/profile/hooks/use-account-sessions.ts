import { useAccount } from '@onepoint/auth/account';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Where the user is signed in; asked again whenever the page is opened. */
export function useAccountSessions() {
  const { userId, listSessions } = useAccount();
  return useQuery(queryOptions({ queryKey: ['listAccountSessions', userId], queryFn: () => listSessions(), staleTime: 0, retry: false }));
}
