import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';

export const listChains = defineRoute(contract.listChains, async (_input, { chains }) => [...chains]);
