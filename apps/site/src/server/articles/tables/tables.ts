import type { ArticleTable } from './article-table.ts';
import { planLimitsTable } from './plan-limits-table.ts';
import { rolesTable } from './roles-table.ts';

/** Tables that articles may show by name: `<RolesTable />`. */
export const articleTables: Readonly<Record<string, () => ArticleTable>> = {
  RolesTable: rolesTable,
  PlanLimitsTable: planLimitsTable,
};
