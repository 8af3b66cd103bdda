import page from '@onepoint/locales/en/page.json' with { type: 'json' };
import { serviceChains } from '@onepoint/chains';
import type { ApiFault } from '@onepoint/testing/faults';
import type { PageId } from '../../app/pages.ts';
import type { BlockFailure } from '../../shared/rpc/ask-latest-block.ts';
import type { SiteService } from './site-services.ts';

interface PageScreen {
  readonly path: string;
  /** Maximum number of requests in the first minute. Services that are missing here get none. */
  readonly requestsMax: Partial<Record<SiteService, number>>;
  /** What the page says while everything that it requests fails. */
  readonly says?: (fault: ApiFault) => readonly string[];
}

/** The text for a failure of the gateway, by fault. The gateway doesn't answer in the API's shape. */
export function gatewayFailureOf({ name }: ApiFault): BlockFailure {
  if (['no connection', 'no answer', 'cut mid-body'].includes(name)) return 'unreachable';
  if (name.startsWith('429')) return 'limited';
  return /^5\d\d/.test(name) ? 'unavailable' : 'invalid';
}

/** Every page has a link to the status page in its footer, with the state of the service, and the texts of its document. */
const frame = { 'service state': 1, texts: 5 };
/** Every ten seconds. */
const polls = 7;
const liveChains = { ...frame, chains: 1, 'chain heads': polls, gateway: polls * serviceChains.length };

/** Every page of the site. A new one that is missing here fails the test. */
export const pageScreens: Readonly<Record<Exclude<PageId, 'not-found'>, PageScreen>> = {
  home: {
    path: '/',
    // One for the live panel, and one for each chain below it.
    requestsMax: { ...frame, chains: 1, gateway: 1 + serviceChains.length },
    says: (fault) => [
      page.home.live.states[gatewayFailureOf(fault)].replace('{{chain}}', 'Ethereum'),
      page.home.live.hints[gatewayFailureOf(fault)],
    ],
  },
  chains: {
    path: '/chains',
    requestsMax: liveChains,
    says: () => [page.chains.none],
  },
  networks: { path: '/networks', requestsMax: liveChains },
  pricing: { path: '/pricing', requestsMax: { ...frame, catalogue: 1 }, says: () => [page.pricing.deposits.unknown] },
  referrals: { path: '/referrals', requestsMax: frame },
  gsitemap: { path: '/gsitemap', requestsMax: frame },
  pos: { path: '/pos', requestsMax: { ...frame, chains: 1 }, says: () => [page.pos.ask.empty] },
  draft: { path: '/draft', requestsMax: frame },
  selectx: { path: '/draft/selectx', requestsMax: frame },
  status: { path: '/service-status', requestsMax: frame, says: () => [page.status.notMeasured] },
  agreement: { path: '/agreement/terms', requestsMax: frame },
  changelog: { path: '/docs/changelog', requestsMax: frame },
  post: { path: '/docs/changelog/public-endpoints', requestsMax: frame },
  methods: { path: '/docs/methods', requestsMax: frame },
  method: { path: '/docs/methods/eth_call', requestsMax: { ...frame, chains: 1 } },
  docs: { path: '/docs/quick-start', requestsMax: { ...frame, chains: 1 } },
};
