import {
  confirmRecorded,
  recordUsage,
  removeGateway,
  reportGateway,
  closingSeconds,
  projects,
  type Orm,
  type RecordUsageParameters,
} from '@onepoint/database';
import { isPlanId, usageCost, type PlanId } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { api } from './api.ts';

/** The gateway reports itself, but only confirms when the test calls `confirm`. */
export async function newGateway() {
  const { orm, pool } = api.database;
  const gatewayId = `gateway_${crypto.randomUUID()}`;
  await reportGateway(orm, gatewayId);
  onTestFinished(() => removeGateway(orm, gatewayId));
  let sequence = 0;
  return {
    gatewayId,
    /** Records a million compute units on pay as you go: 39 cents. */
    record: async (of: { projectId: string; apiKeyId: string }) => {
      const row = { ...of, planId: 'PAYG', chain: 'base', method: 'eth_call', minute: new Date(), requests: 1, errors: 0 } as const;
      await recordUsage(pool, { gatewayId, sequence: (sequence += 1), rows: [{ ...row, computeUnits: 1_000_000 }] });
    },
    closing: async (projectId: string) =>
      expect
        .poll(async () => (await reportGateway(orm, gatewayId)).closingProjectIds, { timeout: 20_000, interval: 5 })
        .toContain(projectId),
    confirm: async () => confirmRecorded(orm, gatewayId, (await reportGateway(orm, gatewayId)).at),
  };
}

interface Key {
  projectId: string;
  apiKeyId: string;
}

/**
 * A gateway with one key whose steps the test controls: it admits calls under the plan that it last read, records them on flush, and respects closing
 * projects. It uses the same database functions as `apps/gateway`.
 */
export class SimulatedGateway {
  readonly #database: { orm: Orm; pool: Pool };
  readonly #key: Key;
  readonly #id = `gateway_${crypto.randomUUID()}`;
  #planId: PlanId | null = null;
  #counted = new Map<PlanId, number>();
  readonly #waiting: RecordUsageParameters[] = [];
  readonly #recorded: RecordUsageParameters[] = [];
  #sequence = 0;
  admittedMicrocents = 0n;

  constructor(database: { orm: Orm; pool: Pool }, key: Key) {
    this.#database = database;
    this.#key = key;
  }

  /** A closing or deleted project has no plan. */
  async readPlan(): Promise<void> {
    const { orm } = this.#database;
    await reportGateway(orm, this.#id);
    const [row] = await orm.select().from(projects).where(eq(projects.id, this.#key.projectId));
    const isClosing = row?.closingAt && Date.now() - row.closingAt.getTime() < closingSeconds * 1_000;
    this.#planId = row === undefined || row.deletedAt !== null || isClosing || !isPlanId(row.planId) ? null : row.planId;
  }

  call(computeUnits: number): boolean {
    if (this.#planId === null) return false;
    this.#counted.set(this.#planId, (this.#counted.get(this.#planId) ?? 0) + computeUnits);
    this.admittedMicrocents += usageCost(computeUnits, this.#planId);
    return true;
  }

  /** @param isAnswerLost simulates a lost reply: the first batch is recorded, but sent again with the next flush */
  async flush(isAnswerLost = false): Promise<void> {
    const { orm, pool } = this.#database;
    const { at, closingProjectIds } = await reportGateway(orm, this.#id);
    if (closingProjectIds.includes(this.#key.projectId)) this.#planId = null;
    this.#take();
    for (let batch = this.#waiting[0]; batch !== undefined; batch = this.#waiting[0]) {
      await recordUsage(pool, batch);
      if (isAnswerLost) return;
      this.#recorded.push(batch);
      this.#waiting.shift();
    }
    if (closingProjectIds.length > 0) await confirmRecorded(orm, this.#id, at);
  }

  async repeat(): Promise<void> {
    for (const batch of this.#recorded) await recordUsage(this.#database.pool, batch);
  }

  end(): Promise<void> {
    return removeGateway(this.#database.orm, this.#id);
  }

  #take(): void {
    const row = { ...this.#key, chain: 'base', method: 'eth_call', minute: new Date(), requests: 1, errors: 0 };
    const rows = [...this.#counted].map(([planId, computeUnits]) => ({ ...row, planId, computeUnits }));
    this.#counted = new Map();
    if (rows.length === 0) return;
    this.#sequence += 1;
    this.#waiting.push({ gatewayId: this.#id, sequence: this.#sequence, rows });
  }
}
