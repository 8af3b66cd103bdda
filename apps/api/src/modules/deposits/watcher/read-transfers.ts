import { parseAbiItem, type Address, type Client } from 'viem';
import { getLogs } from 'viem/actions';
import type { DepositToken } from '../deposit-network.ts';
import type { Transfer } from './transfer.ts';

const transferEvent = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)');

/** Addresses that a node takes in one filter. */
const addressesMax = 500;

export interface ReadTransfersParameters {
  tokens: readonly DepositToken[];
  /** Whose transfers are wanted, in lower case. */
  addresses: readonly string[];
  fromBlock: bigint;
  toBlock: bigint;
}

/** Transfers of the tokens to the addresses, in the order of the chain. Transfers of nothing, which are bait, are left out. */
export async function readTransfers(client: Client, { tokens, addresses, ...range }: ReadTransfersParameters): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  for (let start = 0; start < addresses.length; start += addressesMax) {
    const logs = await getLogs(client, {
      ...range,
      address: tokens.map(({ address }) => address),
      event: transferEvent,
      args: { to: addresses.slice(start, start + addressesMax) as Address[] },
      strict: true,
    });
    for (const { transactionHash, logIndex, blockNumber, blockHash, address, args } of logs) {
      const [from, to] = [args.from.toLowerCase(), args.to.toLowerCase()];
      const transfer = {
        transactionHash,
        logIndex,
        blockNumber,
        blockHash,
        tokenAddress: address.toLowerCase(),
        from,
        to,
        units: args.value,
      };
      if (transfer.units > 0n) transfers.push(transfer);
    }
  }
  return transfers.toSorted((a, b) => Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex);
}
