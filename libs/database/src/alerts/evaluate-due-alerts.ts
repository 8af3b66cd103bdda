import { and, asc, gt } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';
import { projects } from '../schema/projects.ts';
import { evaluateAlerts } from './evaluate-alerts.ts';
import { isAlerted } from './is-alerted.ts';
import { readRunwayDays } from './read-runway-days.ts';

/** Projects a transaction: few enough to hold no lock for long. */
const batchSize = 100;

/**
 * Evaluates the alerts of every project that has thresholds or open alerts: what charging usage does not see is noticed here, as a deposit, the
 * end of a month, or a runway that grew short. Several clocks may do this at once: each threshold has one open alert.
 */
export async function evaluateDueAlerts(orm: Orm, now: Date): Promise<void> {
  for (let lastId: string | undefined = ''; lastId !== undefined;) {
    const batch: { id: string; runwayAlertDays: number | null }[] = await orm
      .select({ id: projects.id, runwayAlertDays: projects.runwayAlertDays })
      .from(projects)
      .where(and(gt(projects.id, lastId), isAlerted(orm)))
      .orderBy(asc(projects.id))
      .limit(batchSize);
    const ids = batch.map(({ id }) => id);
    const withRunway = batch.filter(({ runwayAlertDays }) => runwayAlertDays !== null).map(({ id }) => id);
    await orm.transaction(async (transaction) => {
      const runwayDays = await readRunwayDays(transaction, withRunway, now);
      await evaluateAlerts(transaction, ids, { now, runwayDays });
    });
    lastId = batch.length < batchSize ? undefined : ids.at(-1);
  }
}
