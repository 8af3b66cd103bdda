import { listChains } from './list-chains/route.ts';

export const chainRoutes = [listChains];
