import { computeUnitsOf, exactRate, formatMicrocents, getPlan, readServedCatalogue, type ServedCatalogue } from '@onepoint/plans-domain';
import type { HomeContent } from '../../shared/content/page-content.ts';
import { offeredChains } from '../../shared/rpc/served-chains.ts';
import { readServedChains } from '../chains/read-served-chains.ts';
import { readExperiment } from '../experiments.ts';
import type { PageSource } from '../page-source.ts';
import { catalogueData } from './pricing-source.ts';

const million = 1_000_000;
const commonMethods = ['eth_blockNumber', 'eth_getBalance', 'eth_call', 'eth_sendRawTransaction', 'eth_getLogs'];

function ratesOf(catalogue: ServedCatalogue | null): HomeContent['rates'] {
  const plan = readServedCatalogue(catalogue).find(({ id }) => id === 'PAYG') ?? getPlan('PAYG');
  const microcents = BigInt(exactRate(plan));
  return commonMethods.map((method) => {
    const computeUnits = computeUnitsOf(method);
    return { method, computeUnits, millionCallsPrice: formatMicrocents(BigInt(computeUnits * million) * microcents) };
  });
}

/** The description of the home page lists the mainnets. */
export const homeSource: PageSource = {
  listPaths: () => ['/'],
  read: async (request) => {
    const { translate, language } = request;
    const served = await readServedChains(request);
    const read = (await request.readData(catalogueData))?.value;
    const catalogue = read ? { plans: read.plans, packages: read.packages } : null;
    const callToAction = await readExperiment('home-call-to-action', language);
    const mainnets = offeredChains(served).filter(({ testnet }) => !testnet);
    const chains = new Intl.ListFormat(language).format(mainnets.map(({ name }) => name));
    return {
      heading: translate(['page'], 'home.hero.title'),
      description: chains === '' ? translate(['page'], 'home.hero.lead') : translate(['page'], 'home.description', { chains }),
      subject: { type: 'site' },
      content: {
        rates: ratesOf(catalogue),
        served,
        catalogue,
        experiments: { 'home-call-to-action': callToAction },
      } satisfies HomeContent,
    };
  },
};
