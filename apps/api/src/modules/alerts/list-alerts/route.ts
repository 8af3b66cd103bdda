import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toAlert } from '../to-alert.ts';

export const listAlerts = defineRoute(contract.listAlerts, async ({ params, query }, { alerts, users }) => {
  const rows = await alerts.list({ projectId: params.projectId, ...query });
  const page = rows.slice(0, query.limit);
  const userIds = new Set(page.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []));
  const publicUsers = await users.listPublicUsers([...userIds]);
  return { data: page.map((row) => toAlert(row, publicUsers)), hasMore: rows.length > page.length };
});
