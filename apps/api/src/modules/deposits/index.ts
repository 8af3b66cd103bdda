import { getDepositTerms } from './get-deposit-terms/route.ts';
import { listCustodialWallets } from './list-custodial-wallets/route.ts';

export const depositRoutes = [getDepositTerms, listCustodialWallets];
