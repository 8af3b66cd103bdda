import { accrueUsage, addSpend, type PlanId, usageCost, isPlanId } from '@onepoint/plans-domain';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { projects } from '../schema/projects.ts';
import type { UsageRow } from './usage-rows.ts';

interface ChargeUsageParameters {
  /** Identifies the batch in ledger keys: `<gatewayId>:<sequence>`. */
  batch: string;
  /** Must be locked by this transaction. */
  projects: ReadonlyMap<string, LockedProject>;
  rows: readonly PricedUsageRow[];
  /** Time of the charge. @default the transaction time */
  at?: Date | undefined;
}

interface PlanUsage {
  planId: PlanId;
  computeUnits: number;
  costMicrocents: bigint;
}

interface Charge {
  projectId: string;
  planId: PlanId;
  cents: number;
  computeUnits: number;
}

/**
 * Adds the price of the rows to each project's unbilled remainder and monthly spend, and adds whole cents to the open charge of its plan
 * and hour, which a trigger deducts from the balance. `postUsageCharges` turns open charges into ledger entries. Takes two statements for
 * all projects.
 */
export async function chargeUsage(transaction: Transaction, { batch, projects: locked, rows, at }: ChargeUsageParameters): Promise<void> {
  const states: LockedProject[] = [];
  const charges: Charge[] = [];
  for (const [projectId, usages] of groupByPlan(rows)) {
    const project = locked.get(projectId);
    const paid = usages.filter(({ costMicrocents }) => costMicrocents !== 0n);
    if (project === undefined || paid.length === 0) continue;
    const accrued = accrue(project, paid, at);
    states.push(accrued.state);
    charges.push(...accrued.charges);
  }
  if (states.length > 0) await saveStates(transaction, states);
  if (charges.length > 0) await addCharges(transaction, { batch, charges, at });
}

function accrue(project: LockedProject, usages: readonly PlanUsage[], at: Date | undefined): { state: LockedProject; charges: Charge[] } {
  let state = project;
  const charges: Charge[] = [];
  for (const { planId, computeUnits, costMicrocents } of usages) {
    const { billedCents, billedComputeUnits, ...unbilled } = accrueUsage(state, { computeUnits, planId });
    state = { ...state, ...unbilled, ...addSpend(state, costMicrocents, at ?? state.at) };
    if (billedCents > 0) charges.push({ projectId: project.id, planId, cents: billedCents, computeUnits: billedComputeUnits });
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

interface AddChargesParameters {
  batch: string;
  charges: readonly Charge[];
  at: Date | undefined;
}

/**
 * Not an upsert, because the trigger that moves the balance would also run for a row that isn't inserted. The project lock prevents
 * concurrent charges.
 */
async function addCharges(transaction: Transaction, { batch, charges, at }: AddChargesParameters): Promise<void> {
  await transaction.execute(sql`
    with charged as (
      select c.*, now.charged_at, date_trunc('hour', now.charged_at, 'UTC') as hour
      from (select coalesce(${at ?? null}::timestamptz, now()) as charged_at) as now, unnest(
        ${sql.param(charges.map(({ projectId }) => projectId))}::text[],
        ${sql.param(charges.map(({ planId }) => planId))}::text[],
        ${sql.param(charges.map(({ cents }) => -cents))}::bigint[],
        ${sql.param(charges.map(({ computeUnits }) => computeUnits))}::bigint[]
      ) as c(project_id, plan_id, amount_cents, compute_units)
    ), added as (
      update open_usage_charges as o set amount_cents = o.amount_cents + c.amount_cents, compute_units = o.compute_units + c.compute_units,
        charged_at = greatest(o.charged_at, c.charged_at)
      from charged as c where (o.project_id, o.plan_id, o.hour) = (c.project_id, c.plan_id, c.hour) returning o.project_id, o.plan_id
    )
    insert into open_usage_charges (project_id, plan_id, hour, amount_cents, compute_units, charged_at, idempotency_key)
    select project_id, plan_id, hour, amount_cents, compute_units, charged_at, concat_ws(':', 'usage', ${batch}::text, project_id, plan_id)
    from charged where (project_id, plan_id) not in (select project_id, plan_id from added)`);
}

/**
 * Groups by project and by the plan that prices the rows. Plans are in a stable order, which decides which of them gets the cent of a
 * shared remainder.
 */
function groupByPlan(rows: readonly PricedUsageRow[]): Map<string, PlanUsage[]> {
  const projectsOfRows = new Map<string, Map<PlanId, PlanUsage>>();
  for (const { projectId, pricedBy, computeUnits, costMicrocents } of rows) {
    const usages = projectsOfRows.get(projectId) ?? new Map<PlanId, PlanUsage>();
    projectsOfRows.set(projectId, usages);
    const usage = usages.get(pricedBy) ?? { planId: pricedBy, computeUnits: 0, costMicrocents: 0n };
    usage.computeUnits += computeUnits;
    usage.costMicrocents += costMicrocents;
    usages.set(pricedBy, usage);
  }
  const byPlan = (a: PlanUsage, b: PlanUsage): number => (a.planId < b.planId ? -1 : 1);
  return new Map([...projectsOfRows].map(([projectId, usages]) => [projectId, [...usages.values()].toSorted(byPlan)]));
}

export interface PricedUsageRow extends UsageRow {
  /** Plan under which the calls were admitted, or the project's plan if the row has none. */
  pricedBy: PlanId;
  costMicrocents: bigint;
}

/** Prices rows by the plan under which they were admitted. Leaves out rows of unknown projects. */
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
  /** Transaction time. Determines the month of a charge. */
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
