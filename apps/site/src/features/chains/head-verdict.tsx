import type { ChainHead } from '@onepoint/api-contract';
import { lagBlocksMax } from '@onepoint/chains';
import { formatNumber, useTranslation } from '@onepoint/i18n';

const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

/** A duration in its largest unit: "0.8 sec", "36 sec", "5 min", "2 hr". */
export function formatSpan(spanMs: number, locale: string): string {
  const [unit, unitMs] =
    spanMs < minuteMs ? (['second', secondMs] as const) : spanMs < hourMs ? (['minute', minuteMs] as const) : (['hour', hourMs] as const);
  const maximumFractionDigits = spanMs < 10 * secondMs ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(spanMs / unitMs);
}

/** How the latest block of an endpoint compares with the best known one. */
type HeadVerdict =
  /** The best block is unknown. */
  | { kind: 'unknown' }
  /** None of the nodes behind the endpoint responds. */
  | { kind: 'silent' }
  /** The endpoint has the best known block, confirmed by `nodes`. */
  | { kind: 'inStep'; nodes: number }
  /** `near` is within propagation time, `behind` is more. */
  | { kind: 'near' | 'behind'; blocks: number; behindMs: number }
  /** The chain itself has no new blocks. */
  | { kind: 'stalled'; standingMs: number };

/** A chain is stalled after this time without a block, and after ten block times at least. */
const standingMsMin = 60_000;
const standingBlocks = 10;

/**
 * Compares the latest block of an endpoint with the best known one.
 *
 * @param block as this browser got it; undefined uses the one that the API got
 * @param blockTimeMs usual time between two blocks, in milliseconds
 */
export function judgeHead(head: ChainHead | undefined, block: bigint | undefined, blockTimeMs: number): HeadVerdict {
  if (head === undefined || head.bestBlock === null || head.bestBlockSince === null) return { kind: 'unknown' };
  const endpointBlock = block === undefined ? head.endpointBlock : Number(block);
  if (endpointBlock === null) return { kind: 'silent' };
  const blocks = Math.max(0, head.bestBlock - endpointBlock);
  if (blocks > 0) return { kind: blocks > lagBlocksMax(blockTimeMs) ? 'behind' : 'near', blocks, behindMs: blocks * blockTimeMs };
  // Both times are the server's: the clock of the browser may be wrong.
  const standingMs = Date.parse(head.checkedAt) - Date.parse(head.bestBlockSince);
  const standsStill = endpointBlock === head.bestBlock && standingMs > Math.max(standingMsMin, standingBlocks * blockTimeMs);
  return standsStill ? { kind: 'stalled', standingMs } : { kind: 'inStep', nodes: Math.max(1, head.nodesAnswered) };
}

export function HeadVerdictText({ verdict }: { verdict: HeadVerdict }) {
  const { t, i18n } = useTranslation('page');
  switch (verdict.kind) {
    case 'inStep':
      return t('chains.verdicts.inStep', { count: verdict.nodes });
    case 'near':
    case 'behind':
      return t(`chains.verdicts.${verdict.kind}`, {
        count: verdict.blocks,
        blocks: formatNumber(verdict.blocks, i18n.language),
        time: formatSpan(verdict.behindMs, i18n.language),
      });
    case 'stalled':
      return t('chains.verdicts.stalled', { time: formatSpan(verdict.standingMs, i18n.language) });
    default:
      return t(`chains.verdicts.${verdict.kind}`);
  }
}
