import { listChains } from '@onepoint/api-contract/calls/chains';
import * as z from 'zod/mini';
import type { HomeContent } from '../../shared/content/page-content.ts';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import type { PageSource } from '../page-source.ts';
import { textPage } from './text-page.ts';

const dayMs = 86_400_000;

/** Slugs of the served chains, from the API. */
const servedChainsData: PageDataSource<{ slug: string }[]> = {
  name: 'servedChains',
  load: (services) => services.getJson('api', listChains.path),
  schema: z.array(z.object({ slug: z.string() })),
  freshMs: 60_000,
  keptMsMax: dayMs,
};

const page = textPage('/', 'home', { headingKey: 'hero.title', subjectOf: () => ({ type: 'site' }) });

/** The home page with the served chains. */
export const homeSource: PageSource = {
  ...page,
  read: async (request) => {
    const parts = await page.read(request);
    const chains = await request.readData(servedChainsData);
    const served = chains?.value.map(({ slug }) => slug) ?? null;
    return parts === undefined ? undefined : { ...parts, content: { served } satisfies HomeContent };
  },
};
