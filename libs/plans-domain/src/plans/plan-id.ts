/** Every plan, in no order. `L` is the package: it stands beside a plan and is no plan of its own. */
export const planIds = ['PUBLIC', 'FREE', 'BETA', 'PAYG', 'M', 'L'] as const;

/** Plan as stored and as the API's `usageCommitment` names it. */
export type PlanId = (typeof planIds)[number];

const known: ReadonlySet<string> = new Set(planIds);

/** Whether a text is the id of a plan; for what comes from outside (a database column, a request). */
export function isPlanId(text: string): text is PlanId {
  return known.has(text);
}
