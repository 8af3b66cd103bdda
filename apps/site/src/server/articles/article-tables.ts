import { actions, may, roles, testEvent, webhookEvents, webhookEventSummaries, type Action } from '@onepoint/api-contract';
import { planLimits } from '@onepoint/plans-domain';

/** A table of the product's own data, so that the documentation cannot differ from it. */
export interface ArticleTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function toMarkdownTable({ head, rows }: ArticleTable): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const plans = [
  ['Public', 'PUBLIC'],
  ['Free', 'FREE'],
  ['Pay as you go', 'PAYG'],
  ['Enterprise', 'M'],
] as const;
const number = (value: number): string => value.toLocaleString('en');

/** The limits of each plan, as the gateway enforces them. */
function planLimitsTable(): ArticleTable {
  return {
    head: ['Plan', 'Requests a second', 'Compute units a second', 'Compute units a day', 'WebSocket connections per key'],
    rows: plans.map(([name, id]) => {
      const { requestsPerSecond, computeUnitsPerSecond, computeUnitsPerDay, connectionsMax } = planLimits(id);
      const day = computeUnitsPerDay === null ? 'no limit' : number(computeUnitsPerDay);
      return [name, number(requestsPerSecond), number(computeUnitsPerSecond), day, number(connectionsMax)];
    }),
  };
}

const words: Readonly<Record<Action, string>> = {
  'project:read': 'See the project',
  'project:update': 'Rename the project',
  'project:delete': 'Delete the project',
  'settings:update': 'Set spend limit, alerts and webhooks',
  'plan:change': 'Change plan and packages',
  'member:read': 'See members',
  'member:manage': 'Add, change and remove members',
  'owner:manage': 'Make and unmake owners',
  'apiKey:read': 'See API keys',
  'apiKey:manage': 'Create, change and delete API keys',
  'statistics:read': 'See statistics and usage',
  'payment:read': 'See payments',
  'payment:create': 'Make deposits',
  'promocode:activate': 'Activate promo codes',
  'provider:read': 'See providers',
  'provider:manage': 'Add, change and remove providers',
  'audit:read': 'Read the audit log',
  'token:manage': 'Create and revoke project tokens',
};

/** Permissions by role, from the table that the API enforces. */
function rolesTable(): ArticleTable {
  return {
    head: ['Action', ...roles],
    rows: actions.map((action) => [words[action], ...roles.map((role) => (may(role, action) ? '✓' : ''))]),
  };
}

function webhookEventsTable(): ArticleTable {
  const events = [...webhookEvents, testEvent] as const;
  return { head: ['Event', 'When'], rows: events.map((event) => [`\`${event}\``, webhookEventSummaries[event]]) };
}

/** Tables that articles may show by name: `<RolesTable />`. */
export const articleTables: Readonly<Record<string, () => ArticleTable>> = {
  RolesTable: rolesTable,
  PlanLimitsTable: planLimitsTable,
  WebhookEventsTable: webhookEventsTable,
};
