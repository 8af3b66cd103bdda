import type { AuditAction, AuditChange, Contract } from '@onepoint/api-contract';
import { evaluateAlerts, projects, type NewAuditEntry, type Transaction } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import { projectEntry, type ProjectRow } from './projects.mapping.ts';

type SettingChoices = Pick<output<Contract['updateProject']['body']>, 'name' | 'spendLimit' | 'alerts'>;

interface ChangedSettings {
  row: ProjectRow;
  entries: NewAuditEntry[];
}

type Columns = Partial<typeof projects.$inferInsert>;

/**
 * Stores settings and evaluates alerts, so that a threshold that is already crossed raises its alert immediately.
 *
 * @param before the project, locked by this transaction
 */
export async function changeSettings(
  transaction: Transaction,
  before: ProjectRow,
  choices: SettingChoices,
  actorId: string,
  now: Date,
): Promise<ChangedSettings> {
  const entries: NewAuditEntry[] = [];
  let set: Columns = {};
  for (const { action, columns } of columnsOf(choices)) {
    const changes = changesOf(before, columns);
    if (changes.length === 0) continue;
    entries.push(projectEntry(action, actorId, before, changes));
    set = { ...set, ...Object.fromEntries(Object.values(columns)) };
  }
  if (entries.length === 0) return { row: before, entries };
  const [row] = await transaction.update(projects).set(set).where(eq(projects.id, before.id)).returning();
  if (row === undefined) throw new Error(`There is no project ${before.id}`);
  await evaluateAlerts(transaction, [row.id], { now });
  return { row, entries };
}

/** Columns by contract name, grouped by the audit action that reports them. */
function columnsOf({
  name,
  spendLimit,
  alerts,
}: SettingChoices): { action: AuditAction; columns: Record<string, [keyof Columns, unknown]> }[] {
  return [
    { action: 'project.rename', columns: { ...(name !== undefined && { name: ['name', name] }) } },
    { action: 'project.changeSpendLimit', columns: { ...(spendLimit && { spendLimit: ['spendLimitCents', spendLimit.amount] }) } },
    {
      action: 'project.changeAlerts',
      columns: {
        ...(alerts?.lowBalance !== undefined && { lowBalance: ['lowBalanceCents', alerts.lowBalance] }),
        ...(alerts?.spendPercents && { spendPercents: ['spendAlertPercents', alerts.spendPercents.toSorted((a, b) => a - b)] }),
        ...(alerts?.runwayDays !== undefined && { runwayDays: ['runwayAlertDays', alerts.runwayDays] }),
      },
    },
  ];
}

function changesOf(before: ProjectRow, columns: Record<string, [keyof Columns, unknown]>): AuditChange[] {
  return Object.entries(columns).flatMap(([field, [column, after]]) => {
    const [was, is] = [auditValue(before[column]), auditValue(after)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }];
  });
}

/** The audit log stores list items as strings. */
function auditValue(value: unknown): AuditChange['after'] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
