import * as z from 'zod';
import type { FaucetNetwork } from '../config/faucet-networks.ts';

/** First of the accounts that embedded chains fund and sign for. */
const minter = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
/** `mint(address,uint256)` of the sandbox's token. */
const mintSelector = '0x40c10f19';
const timeoutMs = 5_000;

const replySchema = z.object({ result: z.string().optional() });
const word = (hex: string): string => hex.padStart(64, '0');

/**
 * Sends whole dollars of an embedded chain's token to an address.
 *
 * @returns the transaction's hash
 * @throws {Error} the chain did not take it
 */
export async function mint({ rpcUrl, token }: FaucetNetwork, address: string, dollars: number): Promise<string> {
  const units = BigInt(dollars) * 10n ** BigInt(token.decimals);
  const data = mintSelector + word(address.slice(2).toLowerCase()) + word(units.toString(16));
  const params = [{ from: minter, to: token.address, data }];
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { result } = replySchema.parse(await response.json());
  if (result === undefined) throw new Error('The chain refused the transfer');
  return result;
}
