/** Plans whose compute units cost something. Written out, so that who asks needs no catalogue; a test holds it to the catalogue's prices. */
const charged: ReadonlySet<string> = new Set(['PAYG', 'M']);

/**
 * Whether use is charged on a plan.
 *
 * @param planId as the API sends it; one that this version does not know charges nothing here
 */
export function isChargedPlan(planId: string): boolean {
  return charged.has(planId);
}
