import { planModals } from './plans.modals.ts';

/** Opens the list of additional plans in the place of the modal on top, if there is one. */
export function openPackageList(projectId: string): void {
  void planModals.replace('package-list', { projectId });
}
