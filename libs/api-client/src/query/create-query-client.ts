import { QueryClient } from '@tanstack/react-query';

const minuteMs = 60_000;

/**
 * A query client with the defaults of the specification's section 9: fresh for 5 minutes, kept for 30, no refetch on
 * focus or reconnect. The 3 retries are the API client's own, which alone knows what may be repeated and honours
 * `Retry-After`; a second layer of them here would multiply.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: 30 * minuteMs,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // `navigator.onLine` is false on a machine that has loopback alone, and the API may well be there.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
