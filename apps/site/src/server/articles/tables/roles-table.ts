import { actions, may, roles, type Action } from '@onepoint/api-contract';
import type { ArticleTable } from './article-table.ts';

const words: Readonly<Record<Action, string>> = {
  'project:read': 'See the project',
  'project:update': 'Rename the project',
  'project:delete': 'Delete the project',
  'settings:update': 'Set spend limit, alerts and webhook',
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
};

/** Who may do what, from the one table that the API enforces. */
export function rolesTable(): ArticleTable {
  return {
    head: ['Action', ...roles],
    rows: actions.map((action) => [words[action], ...roles.map((role) => (may(role, action) ? '✓' : ''))]),
  };
}
