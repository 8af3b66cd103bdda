import { listApiKeysQueryOptions, listChainsQueryOptions } from '@onepoint/api-client';
import { appState } from '@onepoint/app-state';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { preloadEndpointCard } from '../../features/api-keys/endpoint-card.tsx';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { paths } from '../paths.ts';

/**
 * Asks for what the first screen shows, code and data, beside the list of projects, not after it: its project is the one chosen last, unless that one is gone,
 * whose answer nobody then looks at.
 */
export function useEarlyApiKeys(): void {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const isFirstScreen = useLocation().pathname === paths.dashboard;
  useEffect(() => {
    if (!isFirstScreen) return;
    preloadEndpointCard();
    const { projectId } = appState.getState();
    if (projectId !== null) void queryClient.prefetchQuery(listApiKeysQueryOptions(client, { projectId }));
    void queryClient.prefetchQuery(listChainsQueryOptions(client));
  }, [isFirstScreen, client, queryClient]);
}
