import { planModals } from './plans.modals.ts';

/** Opens the form for the Enterprise plan in the place of the modal on top, if there is one. */
export function openEnterpriseRequest(): void {
  void planModals.replace('enterprise-request');
}
