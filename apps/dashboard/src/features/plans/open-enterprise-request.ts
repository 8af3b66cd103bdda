import { planModals } from './plans.modals.ts';

/**
 * Opens the form for the Enterprise plan in the place of the modal on top, if there is one.
 *
 * @param email what its e-mail field starts with
 */
export function openEnterpriseRequest(email?: string): void {
  void planModals.replace('enterprise-request', { email });
}
