import { computeUnitsOf, formatMicrocents, usageCost } from '@onepoint/plans-domain';
import type { HomeContent } from '../../shared/content/page-content.ts';
import { offeredChains } from '../../shared/rpc/served-chains.ts';
import { readServedChains } from '../chains/read-served-chains.ts';
import type { PageSource } from '../page-source.ts';

const million = 1_000_000;
const commonMethods = ['eth_blockNumber', 'eth_getBalance', 'eth_call', 'eth_sendRawTransaction', 'eth_getLogs'];

const rates: HomeContent['rates'] = commonMethods.map((method) => {
  const computeUnits = computeUnitsOf(method);
  return { method, computeUnits, millionCallsPrice: formatMicrocents(usageCost(computeUnits * million, 'PAYG')) };
});

/** The home page with the served chains. Its description names their mainnets. */
export const homeSource: PageSource = {
  listPaths: () => ['/'],
  read: async (request) => {
    const { translate, language } = request;
    const served = await readServedChains(request);
    const mainnets = offeredChains(served).filter(({ testnet }) => !testnet);
    const chains = new Intl.ListFormat(language).format(mainnets.map(({ name }) => name));
    return {
      heading: translate(['page'], 'home.hero.title'),
      description: chains === '' ? translate(['page'], 'home.hero.lead') : translate(['page'], 'home.description', { chains }),
      subject: { type: 'site' },
      content: { rates, served } satisfies HomeContent,
    };
  },
};
