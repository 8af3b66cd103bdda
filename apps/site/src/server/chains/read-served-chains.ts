import { listChains } from '@onepoint/api-contract/calls/chains';
import * as z from 'zod/mini';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import type { PageRequest } from '../page-source.ts';

const minuteMs = 60_000;

/** Slugs of the served chains, from the API. They change only with its configuration. */
const servedChainsData: PageDataSource<{ slug: string }[]> = {
  name: 'servedChains',
  load: (services) => services.getJson('api', listChains.path),
  schema: z.array(z.object({ slug: z.string() })),
  freshMs: 5 * minuteMs,
  keptMsMax: 24 * 60 * minuteMs,
};

/** Slugs of the chains that this installation serves; null if the API did not respond, as in a build for a static host. */
export async function readServedChains({ readData }: Pick<PageRequest, 'readData'>): Promise<readonly string[] | null> {
  const chains = await readData(servedChainsData);
  return chains?.value.map(({ slug }) => slug) ?? null;
}
