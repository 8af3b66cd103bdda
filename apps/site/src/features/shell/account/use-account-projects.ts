import { createApiClient, listProjects } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useSession } from '@onepoint/auth/react';
import { publicConfig } from '@onepoint/site-config';
import { useCallback } from 'react';
import { useLoaded, type Loaded } from './use-loaded.ts';

/** The projects of whoever is signed in, oldest first. */
export function useAccountProjects(): Loaded<readonly Project[]> {
  const { getToken } = useSession();
  return useLoaded(
    useCallback(
      (signal: AbortSignal) => listProjects(createApiClient({ baseUrl: publicConfig.apiUrl, getToken: () => getToken() }), { signal }),
      [getToken],
    ),
  );
}
