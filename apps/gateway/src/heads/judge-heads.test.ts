import type { NodeCheck } from '@onepoint/rpc-nodes';
import { expect, it } from 'vitest';
import { judgeHeads } from './judge-heads.ts';

const at = (blockHeight: number): NodeCheck => ({ ok: true, blockHeight, latencyMs: 1 });
const silent: NodeCheck = { ok: false, fault: 'unreachable' };

it('holds the node that requests go to against the highest that is known', () => {
  expect(judgeHeads([at(90), at(100), at(95)])).toEqual({ bestBlock: 100, endpointBlock: 90, nodes: 3, nodesAnswered: 3 });
});

it('passes over nodes that do not answer, as requests do', () => {
  expect(judgeHeads([silent, at(100)])).toEqual({ bestBlock: 100, endpointBlock: 100, nodes: 2, nodesAnswered: 1 });
});

it('knows nothing where no node answers', () => {
  expect(judgeHeads([silent, silent])).toEqual({ bestBlock: null, endpointBlock: null, nodes: 2, nodesAnswered: 0 });
});
