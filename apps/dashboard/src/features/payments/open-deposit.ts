import { paymentModals } from './payments.modals.ts';

/** Opens the choice of ways to top up a project. */
export function openDeposit(projectId: string): Promise<void> {
  return paymentModals.open('deposit', { projectId });
}

/**
 * Opens the deposit that covers what a balance lacks: what `TopUpAlert` asks for.
 *
 * @param missingCents what is to reach the balance; the fee comes on top
 */
export function openTopUp(projectId: string, missingCents: number): Promise<void> {
  return paymentModals.open('crypto-deposit', { projectId, missingCents });
}
