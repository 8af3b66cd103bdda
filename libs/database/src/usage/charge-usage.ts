import { accrueUsage, addSpend, type PlanId, usageCost, isPlanId } from '@onepoint/plans-domain';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { postUsageEntries } from '../ledger/post-ledger-entry.ts';
import { projects } from '../schema/projects.ts';
import type { UsageRow } from './usage-rows.ts';

interface ChargeUsageParameters {
  /** Identifies the batch in ledger keys: `<gatewayId>:<sequence>`. */
  batch: string;
  /** The locked projects of the rows. */
  projects: ReadonlyMap<string, LockedProject>;
  rows: readonly PricedUsageRow[];
  /** When the usage is charged. @default the transaction time */
  at?: Date | undefined;
}

/** Usage of one project on one plan in a batch. */
interface PlanUsage {
  planId: PlanId;
  /** Empty for rows without a plan, whose ledger keys have no suffix. */
  keySuffix: string;
  computeUnits: number;
  costMicrocents: bigint;
}

/** Whole cents of one project's usage on one plan. */
interface Charge {
  projectId: string;
  cents: number;
  keySuffix: string;
  cause: { computeUnits: number; planId: PlanId };
}

/**
 * Adds the price of the rows to each project's unbilled remainder and monthly spend, and charges whole cents: one ledger entry per project, batch
 * and plan. One statement updates all projects and one posts all entries; a second one follows if a project changed its plan within the batch.
 */
export async function chargeUsage(transaction: Transaction, { batch, projects: locked, rows, at }: ChargeUsageParameters): Promise<void> {
  const states: LockedProject[] = [];
  /** The n-th charges of all projects: the ledger takes one entry per project and statement. */
  const rounds: Charge[][] = [];
  for (const [projectId, usages] of groupByPlan(rows)) {
    const project = locked.get(projectId);
    const paid = usages.filter(({ costMicrocents }) => costMicrocents !== 0n);
    if (project === undefined || paid.length === 0) continue;
    const { state, charges } = accrue(project, paid, at);
    states.push(state);
    for (const [index, charge] of charges.entries()) (rounds[index] ??= []).push(charge);
  }
  if (states.length > 0) await saveStates(transaction, states);
  for (const charges of rounds) {
    const entries = charges.map(({ projectId, cents, keySuffix, cause }) => ({
      projectId,
      amountCents: -cents,
      idempotencyKey: `usage:${batch}:${projectId}${keySuffix}`,
      cause,
    }));
    await postUsageEntries(transaction, entries, at);
  }
}

function accrue(project: LockedProject, usages: readonly PlanUsage[], at: Date | undefined): { state: LockedProject; charges: Charge[] } {
  let state = project;
  const charges: Charge[] = [];
  for (const { planId, keySuffix, computeUnits, costMicrocents } of usages) {
    const { billedCents, billedComputeUnits, ...unbilled } = accrueUsage(state, { computeUnits, planId });
    state = { ...state, ...unbilled, ...addSpend(state, costMicrocents, at ?? state.at) };
    const cause = { computeUnits: billedComputeUnits, planId };
    if (billedCents > 0) charges.push({ projectId: project.id, cents: billedCents, keySuffix, cause });
  }
  return { state, charges };
}

async function saveStates(transaction: Transaction, states: readonly LockedProject[]): Promise<void> {
  await transaction.execute(sql`
    update projects as p set unbilled_microcents = s.unbilled_microcents, unbilled_compute_units = s.unbilled_compute_units,
      spent_month = s.spent_month, spent_microcents = s.spent_microcents
    from unnest(
      ${sql.param(states.map(({ id }) => id))}::text[],
      ${sql.param(states.map(({ unbilledMicrocents }) => unbilledMicrocents))}::bigint[],
      ${sql.param(states.map(({ unbilledComputeUnits }) => unbilledComputeUnits))}::bigint[],
      ${sql.param(states.map(({ spentMonth }) => spentMonth))}::date[],
      ${sql.param(states.map(({ spentMicrocents }) => spentMicrocents))}::bigint[]
    ) as s(id, unbilled_microcents, unbilled_compute_units, spent_month, spent_microcents)
    where p.id = s.id`);
}

function groupByPlan(rows: readonly PricedUsageRow[]): Map<string, PlanUsage[]> {
  const projectsOfRows = new Map<string, Map<string, PlanUsage>>();
  for (const { projectId, planId, pricedBy, computeUnits, costMicrocents } of rows) {
    const usages = projectsOfRows.get(projectId) ?? new Map<string, PlanUsage>();
    projectsOfRows.set(projectId, usages);
    const keySuffix = planId === undefined ? '' : `:${planId}`;
    const usage = usages.get(keySuffix) ?? { planId: pricedBy, keySuffix, computeUnits: 0, costMicrocents: 0n };
    usage.computeUnits += computeUnits;
    usage.costMicrocents += costMicrocents;
    usages.set(keySuffix, usage);
  }
  const bySuffix = (a: PlanUsage, b: PlanUsage): number => (a.keySuffix < b.keySuffix ? -1 : 1);
  return new Map([...projectsOfRows].map(([projectId, usages]) => [projectId, [...usages.values()].toSorted(bySuffix)]));
}

/** Usage with its price. */
export interface PricedUsageRow extends UsageRow {
  /** The plan the calls were admitted under, or the plan of the project if the row has none. */
  pricedBy: PlanId;
  costMicrocents: bigint;
}

/** Prices rows by the plan they were admitted under. Leaves out rows of unknown projects. */
export function priceUsage(rows: readonly UsageRow[], locked: ReadonlyMap<string, LockedProject>): PricedUsageRow[] {
  return rows.flatMap((row) => {
    const project = locked.get(row.projectId);
    if (project === undefined) return [];
    const pricedBy = row.planId ?? project.planId;
    return [{ ...row, pricedBy, costMicrocents: usageCost(row.computeUnits, pricedBy) }];
  });
}

interface LockedProject {
  id: string;
  planId: PlanId;
  unbilledMicrocents: number;
  unbilledComputeUnits: number;
  spentMonth: string;
  spentMicrocents: number;
  /** Transaction time, which determines the month of a charge. */
  at: Date;
}

/**
 * Locks the projects of a batch in id order, so that batches that share projects don't deadlock. An unknown plan counts as free.
 */
export async function lockProjects(transaction: Transaction, projectIds: readonly string[]): Promise<Map<string, LockedProject>> {
  if (projectIds.length === 0) return new Map();
  const rows = await transaction
    .select({
      id: projects.id,
      planId: projects.planId,
      unbilledMicrocents: projects.unbilledMicrocents,
      unbilledComputeUnits: projects.unbilledComputeUnits,
      spentMonth: projects.spentMonth,
      spentMicrocents: projects.spentMicrocents,
      at: sql`now()`.mapWith(projects.createdAt),
    })
    .from(projects)
    .where(inArray(projects.id, [...projectIds]))
    .orderBy(asc(projects.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, { ...row, planId: isPlanId(row.planId) ? row.planId : 'FREE' }]));
}
