import { defaultDepositTerms, defaultOpenPaymentsMax } from '@onepoint/plans-domain';
import type { PaymentTerms } from '../config/payment-env.ts';
import type { DepositConfig } from '../modules/deposits/deposit-network.ts';
import { sandboxExtendedPublicKey } from '@onepoint/environment';

/** Deposits on a network that no test reads. */
export const testDeposits: DepositConfig = {
  extendedPublicKey: sandboxExtendedPublicKey,
  networks: [
    {
      chainId: 1,
      name: 'Ethereum',
      rpcUrl: 'http://127.0.0.1:1',
      confirmations: 12,
      overlapBlocks: 256,
      tokens: [{ symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 }],
    },
  ],
};

/** Terms of a deployment that configures none. */
export const testPaymentTerms: PaymentTerms = { ...defaultDepositTerms, openPaymentsMax: defaultOpenPaymentsMax };
