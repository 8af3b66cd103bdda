import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { memberViewer } from '../../users/to-public-user.ts';
import { toAlert } from '../to-alert.ts';

export const listAlerts = defineRoute(contract.listAlerts, async ({ params, query, userId, role }, { alerts, users }) => {
  const rows = await alerts.list({ projectId: params.projectId, ...query });
  const page = rows.slice(0, query.limit);
  const userIds = new Set(page.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []));
  const publicUsers = await users.listPublicUsers([...userIds], memberViewer(userId, role));
  return { data: page.map((row) => toAlert(row, publicUsers)), hasMore: rows.length > page.length };
});
