import { serviceChains } from '@onepoint/chains';
import { askLatestBlock, type BlockAnswer } from '../../../shared/rpc/ask-latest-block.ts';
import { listServedChains } from '../../../shared/rpc/list-served-chains.ts';

export type ChainAnswer = BlockAnswer | { kind: 'asking' };

/**
 * Asks every chain that is served for its latest block, one after another: side by side they would measure each other.
 *
 * @param urlOf address of a chain's endpoint
 * @param onAnswer told of each chain when it is asked, and when it has answered
 * @throws only when `signal` aborts
 */
export async function askChains(
  urlOf: (slug: string) => string,
  onAnswer: (slug: string, answer: ChainAnswer) => void,
  signal: AbortSignal,
): Promise<void> {
  const served = await listServedChains(signal);
  for (const { slug } of serviceChains) {
    if (served?.includes(slug) === false) continue;
    onAnswer(slug, { kind: 'asking' });
    onAnswer(slug, await askLatestBlock(urlOf(slug), signal));
  }
}
