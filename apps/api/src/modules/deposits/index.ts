import { listCustodialWallets } from './list-custodial-wallets/route.ts';

export const depositRoutes = [listCustodialWallets];
