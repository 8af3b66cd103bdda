import { createChainRequest } from './create-chain-request/route.ts';
import { createEnterpriseRequest } from './create-enterprise-request/route.ts';

export const requestRoutes = [createChainRequest, createEnterpriseRequest];
