import type { NodeCheck } from '@onepoint/rpc-nodes';

/** What one look at the nodes of a chain comes to. */
export interface HeadsVerdict {
  /** Highest block that any node knows; null when none answered. */
  readonly bestBlock: number | null;
  /** Head of the node whose answer a request gets: the first that answers. */
  readonly endpointBlock: number | null;
  readonly nodes: number;
  readonly nodesAnswered: number;
}

/** @param checks of the nodes, in the order in which requests try them */
export function judgeHeads(checks: readonly NodeCheck[]): HeadsVerdict {
  const heights = checks.flatMap((check) => (check.ok ? [check.blockHeight] : []));
  return {
    bestBlock: heights.length === 0 ? null : Math.max(...heights),
    endpointBlock: heights[0] ?? null,
    nodes: checks.length,
    nodesAnswered: heights.length,
  };
}
