import { loggedRequestFixture, partnershipFixture, type FakeApiState } from '@onepoint/testing/api';
import { paths } from '../../app/paths.ts';

export interface FaultScreen {
  readonly path: string;
  /** Makes `listProjects` fail too. Otherwise the frame would show that failure instead of the screen. @default false */
  readonly ownsProjects?: boolean;
  readonly state?: Partial<FakeApiState>;
}

/** Every route by its pattern. The test fails if one is missing here. */
export const faultScreens: Readonly<Record<string, FaultScreen | 'redirect' | 'loads nothing' | 'for developers'>> = {
  [`${paths.login}/*`]: 'loads nothing',
  [paths.ssoCallback]: 'loads nothing',
  [paths.invitation]: { path: `${paths.invitation}?token=inv_4tBw7NcXq1Rz` },
  [paths.unsubscribe]: 'loads nothing',
  [paths.workspace]: { path: paths.workspace, ownsProjects: true },
  [paths.workspaceProjects]: 'redirect',
  [paths.profile]: { path: paths.profile },
  [paths.dashboard]: { path: paths.dashboard },
  [paths.getStarted]: { path: paths.getStarted },
  [paths.apiKeys]: 'redirect',
  [`${paths.apiKeys}/:apiKeyId`]: { path: paths.apiKey('key_demo1') },
  [paths.statistics]: { path: paths.statistics },
  [paths.usage]: { path: paths.usage },
  [paths.requests]: { path: paths.requests },
  [`${paths.requests}/:requestId`]: {
    path: paths.request(loggedRequestFixture().requestId),
    state: { loggedRequests: { proj_demo1: [loggedRequestFixture()] } },
  },
  [paths.plans]: { path: paths.plans },
  [paths.payments]: { path: paths.payments },
  [paths.transactions]: { path: paths.transactions },
  [paths.statements]: { path: paths.statements },
  [`${paths.statements}/:month`]: { path: paths.statement('2026-10') },
  [paths.promocode]: 'loads nothing',
  [paths.referrals]: { path: paths.referrals },
  [paths.partners]: { path: paths.partners, state: { partnerships: { proj_demo1: partnershipFixture({ status: 'approved' }) } } },
  [paths.providers]: { path: paths.providers },
  [paths.providerStatistics]: { path: paths.providerStatistics },
  [paths.providerRewards]: 'for developers',
  [paths.settings]: { path: paths.settings },
  [`${paths.webhooks}/:webhookId`]: { path: paths.webhook('wh_demo1') },
  [paths.members]: { path: paths.members },
  [paths.auditLog]: { path: paths.auditLog },
};
