import { appState } from '@onepoint/app-state';

/** Makes a project the current one. Call it before navigating, so that no screen acts on the project before. */
export function chooseProject(projectId: string): void {
  appState.set({ projectId });
}
