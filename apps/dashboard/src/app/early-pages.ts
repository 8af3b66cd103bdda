import { logicalPaths } from './logical-paths.ts';

const route = (name: string): string => `src/app/routes/${name}-route.tsx`;

/** A chart's canvas: a file of its own, which every page that shows a chart loads. */
const canvas = '../../libs/charts/src/plot/plot.tsx';

/**
 * Sources of what a page loads beside the first view's files, by its logical path (`*` stands for an id). The document names their files, so that
 * an address that is opened fetches them beside the app itself, not after it.
 */
export const earlyPages: Readonly<Record<string, readonly string[]>> = {
  [logicalPaths.dashboard]: ['src/features/api-keys/components/endpoint-panel.tsx'],
  [logicalPaths.workspace]: [route('workspace')],
  [logicalPaths.profile]: [route('profile')],
  [`${logicalPaths.apiKeys}/*`]: [route('api-key'), canvas],
  [logicalPaths.statistics]: [route('statistics'), canvas],
  [logicalPaths.usage]: [route('usage'), canvas],
  [logicalPaths.plans]: [route('plans')],
  [logicalPaths.payments]: [route('payments')],
  [logicalPaths.promocode]: [route('promocode')],
  [logicalPaths.referrals]: [route('referrals')],
  [logicalPaths.partners]: [route('partners')],
  [logicalPaths.providers]: [route('providers')],
  [logicalPaths.providerStatistics]: [route('provider-statistics'), canvas],
  [logicalPaths.settings]: [route('settings')],
  [logicalPaths.members]: [route('members')],
  [logicalPaths.auditLog]: [route('audit-log')],
};
