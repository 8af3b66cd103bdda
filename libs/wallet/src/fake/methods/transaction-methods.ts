import { z } from 'zod/mini';
import { addressSchema, authorize, hexSchema, parseParams, quantitySchema, type FakeMethod } from '../fake-wallet-context.ts';
import { sendFakeTransaction } from '../send-fake-transaction.ts';

const transactionParams = z.tuple([
  z.object({
    from: addressSchema,
    to: z.optional(addressSchema),
    value: z.optional(quantitySchema),
    data: z.optional(hexSchema),
    gas: z.optional(quantitySchema),
  }),
]);
const assetParams = z.object({
  type: z.enum(['ERC20', 'ERC721', 'ERC1155']),
  options: z.object({ address: addressSchema, symbol: z.optional(z.string()), decimals: z.optional(z.number()) }),
});

/** Transactions, and tokens to list (EIP-747). */
export const transactionMethods: Readonly<Record<string, FakeMethod>> = {
  eth_sendTransaction: (context, params) => {
    const [transaction] = parseParams(transactionParams, params);
    authorize(context, transaction.from);
    return sendFakeTransaction(context, transaction);
  },
  wallet_watchAsset: (_, params) => {
    parseParams(assetParams, params);
    return true;
  },
};
