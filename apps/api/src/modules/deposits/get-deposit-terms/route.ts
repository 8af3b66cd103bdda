import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';

export const getDepositTerms = defineRoute(contract.getDepositTerms, async (_input, { depositTerms }) => depositTerms);
