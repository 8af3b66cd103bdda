import { may, type OpenAlert, type Project } from '@onepoint/api-contract';
import { ApiRefusal } from './api-refusal.ts';
import { openAlertFixture } from './fixtures/alert.ts';

/** The fields of `PATCH /v1/projects/{projectId}` that are set by hand. */
export interface SettingChanges {
  readonly name?: string | undefined;
  readonly spendLimit?: { readonly amount: number | null } | undefined;
  readonly alerts?:
    | {
        readonly lowBalance?: number | null | undefined;
        readonly spendPercents?: number[] | undefined;
        readonly runwayDays?: number | null | undefined;
      }
    | undefined;
}

/**
 * A project after a change of its settings, with the alert of a balance below its threshold.
 *
 * @throws {ApiRefusal} ROLE_FORBIDS
 */
export function changeSettings(project: Project, { name, spendLimit, alerts }: SettingChanges): Project {
  if (name !== undefined && !may(project.role, 'project:update')) throw new ApiRefusal('ROLE_FORBIDS');
  if ((spendLimit ?? alerts) !== undefined && !may(project.role, 'settings:update')) throw new ApiRefusal('ROLE_FORBIDS');
  const limit = spendLimit === undefined ? project.spendLimit.amount : spendLimit.amount;
  const spentCents = Number(project.spendLimit.spent) * 100;
  const settings = { ...project.alerts, ...definedOf(alerts ?? {}) };
  return {
    ...project,
    ...(name !== undefined && { name }),
    spendLimit: { ...project.spendLimit, amount: limit, isReached: limit !== null && spentCents >= limit },
    alerts: { ...settings, open: openOf(project, settings.lowBalance) },
  };
}

function openOf({ balance, alerts }: Project, lowBalance: number | null): OpenAlert[] {
  const others = alerts.open.filter(({ kind }) => kind !== 'low-balance');
  if (lowBalance === null || balance >= lowBalance) return others;
  const known = alerts.open.find(({ kind, threshold }) => kind === 'low-balance' && threshold === lowBalance);
  return [known ?? openAlertFixture({ id: `alt_low${lowBalance}`, threshold: lowBalance, value: balance }), ...others];
}

const definedOf = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
