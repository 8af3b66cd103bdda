import type { PlanId } from '@onepoint/plans-domain';
import { eq, sum } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { Orm } from '../../create-database.ts';
import { ledgerEntries, openUsageCharges } from '../../schema/ledger.ts';
import { projects } from '../../schema/projects.ts';
import { usageMinutes } from '../../schema/usage.ts';
import { addCounters, packCounters, type Counters } from '../counters.ts';
import type { RecordUsageParameters } from '../record-usage.ts';
import type { UsageRow } from '../usage-rows.ts';

interface Count {
  project: number;
  /** Null for a row from an older gateway, which has no plan. */
  planId: PlanId | null;
  chain: string;
  method: string;
  minute: number;
  requests: number;
  errors: number;
  computeUnits: number;
  providerId: string | null;
  errorsByStatus: number[];
  latencies: number[];
  providerFailures: number;
}

const count: fc.Arbitrary<Count> = fc
  .record({
    project: fc.nat(2),
    planId: fc.constantFrom<PlanId | null>(null, null, 'FREE', 'PAYG', 'M'),
    chain: fc.constantFrom('ethereum', 'base'),
    method: fc.constantFrom('eth_call', 'eth_getLogs', 'other'),
    minute: fc.nat(2),
    requests: fc.nat(1_000),
    computeUnits: fc.oneof(fc.nat(100), fc.nat(2_000_000)),
    providerId: fc.constantFrom(null, null, 'prov_a'),
    errorsByStatus: fc.array(fc.nat(3), { maxLength: 7 }),
    latencies: fc.array(fc.nat(1_000), { maxLength: 80 }),
    failures: fc.nat(3),
  })
  .map(({ failures, ...fields }) => ({
    ...fields,
    errors: fields.errorsByStatus.reduce((total, errors) => total + errors, 0),
    providerFailures: fields.providerId === null ? 0 : failures,
  }));

/** Generates batches for three projects on pay as you go, M, and the free plan. Some rows were admitted under another plan. */
export const usageScenario = fc.array(fc.array(count, { maxLength: 12 }), { minLength: 1, maxLength: 8 });

const plansOfProjects: readonly PlanId[] = ['PAYG', 'M', 'FREE'];
/** Microcents per compute unit. */
const rates: Partial<Record<PlanId, bigint>> = { PAYG: 39n, M: 29n, FREE: 0n };
const rateOf = (of: Pick<Count, 'project' | 'planId'>): bigint => rates[of.planId ?? plansOfProjects[of.project] ?? 'FREE'] ?? 0n;
const start = Date.parse('2026-11-21T09:00:00Z');

/** Returns the batches of a scenario, and the expected state of each project after all of them are recorded once, in any order. */
export function runUsageModel(
  scenario: Count[][],
  keys: readonly { projectId: string; apiKeyId: string }[],
  gatewayId: string,
): { batches: RecordUsageParameters[]; expected: Partial<StoredUsage>[] } {
  const toRow = ({ project, planId, minute, ...rest }: Count): UsageRow => ({
    ...rest,
    ...(planId !== null && { planId }),
    minute: new Date(start + minute * 60_000),
    projectId: keys[project]?.projectId ?? '',
    apiKeyId: keys[project]?.apiKeyId ?? '',
  });
  const expected = keys.map((of, index) => {
    const rows = scenario.flat().filter((one) => one.project === index);
    const cost = rows.reduce((total, one) => total + BigInt(one.computeUnits) * rateOf(one), 0n);
    const ledgerCents = 0 - Number(cost / 1_000_000n);
    return {
      buckets: bucketsOf(rows.map((one) => ({ row: toRow(one), cost: BigInt(one.computeUnits) * rateOf(one) }))),
      ledgerCents,
      balanceCents: ledgerCents,
      unbilledMicrocents: Number(cost % 1_000_000n),
    };
  });
  return { batches: scenario.map((batch, sequence) => ({ gatewayId, sequence, rows: batch.map(toRow) })), expected };
}

function bucketsOf(rows: { row: UsageRow; cost: bigint }[]): StoredUsage['buckets'] {
  const buckets = new Map<string, UsageRow & { cost: bigint }>();
  for (const {
    row: { planId: _, ...row },
    cost,
  } of rows) {
    const key = `${row.minute.toISOString()} ${row.chain} ${row.method} ${row.providerId ?? '~'}`;
    const bucket = buckets.get(key) ?? {
      ...row,
      requests: 0,
      errors: 0,
      computeUnits: 0,
      errorsByStatus: [],
      latencies: [],
      providerFailures: 0,
      cost: 0n,
    };
    bucket.cost += cost;
    bucket.requests += row.requests;
    bucket.errors += row.errors;
    bucket.computeUnits += row.computeUnits;
    bucket.providerFailures = (bucket.providerFailures ?? 0) + (row.providerFailures ?? 0);
    bucket.errorsByStatus = addCounters(bucket.errorsByStatus ?? [], row.errorsByStatus ?? []);
    bucket.latencies = addCounters(bucket.latencies ?? [], row.latencies ?? []);
    buckets.set(key, bucket);
  }
  return [...buckets.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { cost, ...bucket }]) => ({
      ...bucket,
      providerId: bucket.providerId ?? null,
      providerFailures: bucket.providerFailures ?? 0,
      costMicrocents: Number(cost),
      errorsByStatus: stored(bucket.errorsByStatus),
      latencies: stored(bucket.latencies),
    }));
}

const stored = (counters: Counters = []): string => String(BigInt(packCounters(counters)));

interface StoredUsage {
  buckets: (typeof usageMinutes.$inferSelect)[];
  balanceCents: number;
  ledgerCents: number;
  unbilledMicrocents: number;
  unbilledComputeUnits: number;
}

/** Reads everything that recording usage changes for one project. */
export async function readUsage(orm: Orm, projectId: string): Promise<StoredUsage> {
  const buckets = await orm
    .select()
    .from(usageMinutes)
    .where(eq(usageMinutes.projectId, projectId))
    .orderBy(usageMinutes.minute, usageMinutes.chain, usageMinutes.method, usageMinutes.providerId);
  const [project] = await orm.select().from(projects).where(eq(projects.id, projectId));
  const sums = [ledgerEntries, openUsageCharges].map((table) =>
    orm
      .select({ cents: sum(table.amountCents) })
      .from(table)
      .where(eq(table.projectId, projectId)),
  );
  const ledger = (await Promise.all(sums)).flat();
  if (project === undefined) throw new Error(`There is no project ${projectId}`);
  return {
    buckets,
    balanceCents: project.balanceCents,
    ledgerCents: ledger.reduce((total, { cents }) => total + Number(cents ?? 0), 0),
    unbilledMicrocents: project.unbilledMicrocents,
    unbilledComputeUnits: project.unbilledComputeUnits,
  };
}
