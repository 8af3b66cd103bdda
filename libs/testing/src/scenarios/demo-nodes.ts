import type { Provider } from '@onepoint/api-contract';
import { providerFixture } from '../api/fixtures/provider.ts';
import { before } from './before.ts';

/** Nodes that a provider of the demo serves with: one of them lags. */
export const demoNodes = (now: Date): Provider[] => [
  providerFixture({
    id: 'prov_demo1',
    requestsToday: 48_204,
    lastCheckedAt: before(now, 1 / 12, 'minutes'),
    createdAt: before(now, 64, 'days'),
  }),
  providerFixture({
    id: 'prov_demo2',
    name: 'Helsinki 1',
    url: 'https://node-2.example.com/v1/9kT2wX',
    health: 'lagging',
    lagBlocks: 7,
    blockHeight: 23_846_105,
    latencyMs: 46,
    requestsToday: 18_857,
    lastCheckedAt: before(now, 1 / 12, 'minutes'),
    createdAt: before(now, 31, 'days'),
  }),
];
