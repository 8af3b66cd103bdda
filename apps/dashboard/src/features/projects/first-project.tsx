import { createFirstProject, listApiKeysQueryKey, listProjectsQueryKey } from '@onepoint/api-client';
import type { ApiKey, Project } from '@onepoint/api-contract';
import { appState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { chooseProject, useProjects } from '../../shared/projects/project-context.ts';
import { rememberSecret } from '../../shared/secret/api-key-secret.ts';

interface FirstProjectProps {
  /** Called once the project has been created and selected. */
  onCreated: () => void;
  /** Page for all other users. */
  children: ReactNode;
}

/**
 * Requests a project and an API key for a user who has no project when the page opens. The API creates them once per user, and not for invited
 * users. Renders the page for users who get none.
 */
export function FirstProject({ onCreated, children }: FirstProjectProps) {
  const { t } = useTranslation('dashboard');
  const { data: projects } = useProjects();
  const [isWithout, setIsWithout] = useState<boolean>();
  // Decided once, so that users who delete their last project don't get another.
  if (isWithout === undefined && projects !== undefined) setIsWithout(projects.length === 0);
  const { mutate, data: created, isIdle, isPending, error } = useCreateFirstProject(onCreated);
  useEffect(() => {
    if (isWithout && isIdle) mutate();
  }, [isWithout, isIdle, mutate]);
  if (error) {
    return (
      <>
        <QueryError title={t('projects.failed.setUp')} error={error} onRetry={() => mutate()} retrying={false} />
        {children}
      </>
    );
  }
  // Also true until `onCreated` has left the page.
  const isWaiting = isWithout === true && (isIdle || isPending || (created !== undefined && created !== null));
  return isWaiting ? <SettingUp /> : children;
}

function SettingUp() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('projects.title')} headline={t('projects.settingUp')} />
      <Card aria-busy>
        <Skeleton lines={5} />
      </Card>
    </>
  );
}

function useCreateFirstProject(onCreated: () => void) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Project | null> => {
      const referralCode = appState.getState().referralCode ?? undefined;
      const { project, apiKey, secret } = await createFirstProject(client, { referralCode });
      if (project === null) return null;
      appState.set({ referralCode: null });
      if (apiKey !== null && secret !== null) rememberSecret(queryClient, apiKey.id, secret, { isUnsaved: true });
      const queryKey = listApiKeysQueryKey({ projectId: project.id });
      if (apiKey !== null) queryClient.setQueryData<ApiKey[]>(queryKey, (known) => known ?? [apiKey]);
      await queryClient.cancelQueries({ queryKey: listProjectsQueryKey() });
      queryClient.setQueryData<Project[]>(listProjectsQueryKey(), [project]);
      chooseProject(project.id);
      return project;
    },
    onSuccess: (project) => {
      if (project !== null) onCreated();
    },
  });
}
