import { listProjectsQueryOptions } from '@onepoint/api-client';
import type { OpenAlert, Project } from '@onepoint/api-contract';
import { appState } from '@onepoint/app-state';
import { isPlanId, isSpendLimited } from '@onepoint/plans-domain';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useApiClient } from '../api/api-client-context.ts';
import { refreshEvery } from '../live-data.ts';

export const ProjectContext = createContext<Project | null>(null);

/** Throws outside a `ProjectContext`. Dashboard screens render only with a project. */
export function useProject(): Project {
  const project = useContext(ProjectContext);
  if (!project) throw new Error('useProject must be used inside a ProjectContext');
  return project;
}

const refreshMs = 5000;

/** Refetched while the page is visible, because balances change with every request served. */
export function useProjects({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({ ...listProjectsQueryOptions(useApiClient()), enabled, refetchInterval: refreshEvery(refreshMs) });
}

/** Returns the last selected project, otherwise the first one (specification, section 4, "Current project"). */
export function findCurrentProject<TProject extends { readonly id: string }>(
  projects: readonly TProject[],
  chosenId: string | null,
): TProject | undefined {
  return projects.find(({ id }) => id === chosenId) ?? projects[0];
}

/** Call this before navigating, so that no screen uses the previous project. */
export function chooseProject(projectId: string): void {
  appState.set({ projectId });
}

/** An action needs a project, but none is selected (specification, section 8). */
export class NoProjectError extends Error {
  override readonly name = 'NoProjectError';
  readonly code = 'NO_PROJECT_SELECTED';

  constructor() {
    super('No project is selected.');
  }
}

/** @throws {NoProjectError} if the ID is empty */
export function assertProject(projectId: string): void {
  if (projectId.trim() === '') throw new NoProjectError();
}

/** Whether to show a banner above the project's screens. Its code loads only then. */
export function needsBanner(project: Project): boolean {
  const { usageCommitment, balance, spendLimit } = project;
  return spendLimit.isReached || (isPlanId(usageCommitment) && isSpendLimited(usageCommitment, balance)) || shownAlerts(project).length > 0;
}

/** Unacknowledged alerts. Omits spend alerts once the spend limit is reached, because that has its own banner. */
export function shownAlerts({ alerts, spendLimit }: Pick<Project, 'alerts' | 'spendLimit'>): OpenAlert[] {
  return alerts.open.filter(({ kind, isAcknowledged }) => !isAcknowledged && !(kind === 'spend' && spendLimit.isReached));
}
