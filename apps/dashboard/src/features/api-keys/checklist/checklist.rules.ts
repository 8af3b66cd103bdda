import { may, roles, type Action, type Checklist, type Role } from '@onepoint/api-contract';

export interface ChecklistStep {
  readonly id: 'firstRequest' | 'keyRules' | 'teammate' | 'funds';
  readonly action: Action;
  readonly isDone: (checklist: Checklist) => boolean;
}

/** In display order. */
export const checklistSteps: readonly ChecklistStep[] = [
  { id: 'firstRequest', action: 'apiKey:manage', isDone: ({ firstRequest }) => firstRequest !== null },
  { id: 'keyRules', action: 'apiKey:manage', isDone: ({ hasKeyRules }) => hasKeyRules },
  { id: 'teammate', action: 'member:manage', isDone: ({ hasTeammate }) => hasTeammate },
  { id: 'funds', action: 'payment:create', isDone: ({ hasFunds }) => hasFunds },
];

function hasOpenStep(checklist: Checklist, role: string): boolean {
  return checklistSteps.some(({ action, isDone }) => may(role, action) && !isDone(checklist));
}

/** Whether the API keys page shows the checklist: until it is dismissed or this member can't do any remaining step. */
export function isChecklistShown(checklist: Checklist, role: string): boolean {
  return !checklist.isDismissed && hasOpenStep(checklist, role);
}

/** Roles that can do a step, highest first. */
export function rolesOf({ action }: ChecklistStep): readonly Role[] {
  return roles.filter((role) => may(role, action));
}
