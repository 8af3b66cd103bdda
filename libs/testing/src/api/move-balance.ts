import type { Project } from '@onepoint/api-contract';
import { promoBalanceAfter, type BalanceMovement } from '@onepoint/plans-domain';

/** Balance and promo credit after a movement, by the rule of the ledger. */
export function movedBalance(project: Pick<Project, 'balance' | 'promoBalance'>, movement: BalanceMovement) {
  const held = { balanceCents: project.balance, promoBalanceCents: project.promoBalance };
  return { balance: project.balance + movement.amountCents, promoBalance: promoBalanceAfter(held, movement) };
}

/** Moves the balance of a project that the fake API keeps. */
export function moveBalance(project: Project, movement: BalanceMovement): void {
  Object.assign(project, movedBalance(project, movement));
}
