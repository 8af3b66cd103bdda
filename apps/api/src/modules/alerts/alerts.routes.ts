import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { projectEntry } from '../projects/projects.mapping.ts';
import { memberViewer } from '../users/public-user.ts';
import { toAlert } from './alerts.repository.ts';

export const listAlerts = defineRoute(contract.listAlerts, async ({ params, query, userId, role }, { alerts, users }) => {
  const rows = await alerts.list({ projectId: params.projectId, ...query });
  const page = rows.slice(0, query.limit);
  const userIds = new Set(page.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []));
  const publicUsers = await users.listPublicUsers([...userIds], memberViewer(userId, role));
  return { data: page.map((row) => toAlert(row, publicUsers)), hasMore: rows.length > page.length };
});

export const acknowledgeAlert = defineRoute(
  contract.acknowledgeAlert,
  async ({ params: { projectId, alertId }, userId, role }, { orm, projects, alerts, audit, users, now }) => {
    const row = await orm.transaction(async (transaction) => {
      const { project } = await authorizeLocked(transaction, projects, { action: contract.acknowledgeAlert.access, projectId, userId });
      const found = await alerts.find(projectId, alertId, transaction);
      if (found === null) throw new ApiError('ALERT_NOT_FOUND');
      const acknowledged = await alerts.acknowledge(transaction, alertId, userId, now());
      if (acknowledged === null) return found;
      const changes = [{ field: 'alert', before: null, after: `${found.kind} ${found.threshold}` }];
      await audit.add(transaction, projectEntry('alert.acknowledge', userId, project, changes));
      return acknowledged;
    });
    const userIds = row.acknowledgedBy === null ? [] : [row.acknowledgedBy];
    return toAlert(row, await users.listPublicUsers(userIds, memberViewer(userId, role)));
  },
);

export const alertRoutes = [listAlerts, acknowledgeAlert];
