import { expect, it, onTestFinished } from 'vitest';
import { startFakeNode } from '../testing/fake-node.ts';
import { FollowedChain } from './followed-chain.ts';
import { HttpUpstream } from './http-upstream.ts';

/** Each letter is a block. Equal prefixes are the same blocks. */
interface FakeChain {
  blocks: string;
  finalized: number;
}

const hex = (number: number) => `0x${number.toString(16)}`;

async function startChainNode(chain: FakeChain) {
  const asked: string[] = [];
  const node = await startFakeNode((response, body) => {
    const [name = ''] = (JSON.parse(body) as { params: string[] }).params;
    asked.push(name);
    const last = chain.blocks.length - 1;
    const named: Readonly<Record<string, number>> = { latest: last, safe: chain.finalized + 1, finalized: chain.finalized };
    const number = named[name] ?? Number(name);
    const hash = (of: number) => `0x${chain.blocks.slice(0, of + 1)}`;
    const block = number > last ? null : { number: hex(number), hash: hash(number), parentHash: hash(number - 1) };
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: block }));
  });
  const upstream = new HttpUpstream(node.address, 60_000);
  onTestFinished(async () => {
    await upstream.close();
    await node.close();
  });
  return { upstream, asked };
}

async function setUp(chain: FakeChain, asksFirst: readonly ('latest' | 'safe' | 'finalized')[] = ['latest', 'finalized']) {
  const clock = { now: 0 };
  const { upstream, asked } = await startChainNode(chain);
  const candidates = [upstream];
  const dropped: number[] = [];
  const followed = new FollowedChain({
    candidates: () => candidates,
    blockTimeMs: 12_000,
    now: () => clock.now,
    onReorg: (last) => dropped.push(last),
  });
  const advance = async (blocks: string) => {
    chain.blocks = blocks;
    clock.now += 1_001;
    await followed.refresh('latest');
    return followed.head();
  };
  for (const tag of asksFirst) await followed.refresh(tag);
  return { followed, upstream, candidates, clock, dropped, asked, advance };
}

it('caches the head for a second, and only queries the node on demand', async () => {
  const { followed, clock, asked } = await setUp({ blocks: 'abc', finalized: 0 });
  expect([followed.head(), followed.finalized]).toEqual([2, 0]);
  clock.now = 1_000;
  expect(followed.head()).toBe(2);
  const before = asked.length;
  clock.now = 1_001;
  expect([followed.head(), followed.head()]).toEqual([null, null]);
  await followed.refresh('latest');
  expect(followed.head()).toBe(2);
  expect(asked.slice(before)).toEqual(['latest']);
});

it('looks up the head again after a caller saw a newer block or sent a transaction', async () => {
  const { followed, clock } = await setUp({ blocks: 'abc', finalized: 0 });
  followed.saw(2);
  expect(followed.head()).toBe(2);
  followed.saw(3);
  expect(followed.head()).toBeNull();
  await followed.refresh('latest');
  expect([followed.head(), followed.head(clock.now), followed.head(clock.now + 1)]).toEqual([2, 2, null]);
});

it('follows new blocks without a reorganization, also after a gap', async () => {
  const { advance, dropped, followed } = await setUp({ blocks: 'abc', finalized: 0 });
  expect(await advance('abcd')).toBe(3);
  expect(await advance('abcdefg')).toBe(6);
  expect(dropped).toEqual([]);
  expect(followed.generation).toBe(0);
});

it.each([
  ['the head', 'abcX', [2]],
  ['two blocks, for a longer chain', 'abXYZ', [1]],
  ['blocks behind a gap', 'abXYZabcdef', [1]],
  ['the head, which is gone', 'abc', [2]],
  ['two blocks, for a shorter chain', 'abX', [1]],
])('finds where a reorganization of %s began', async (_case, blocks, expected) => {
  const { advance, dropped, followed } = await setUp({ blocks: 'a', finalized: 0 });
  for (const known of ['ab', 'abc', 'abcd']) await advance(known);
  expect(await advance(blocks)).toBe(blocks.length - 1);
  expect(dropped).toEqual(expected);
  expect(followed.generation).toBe(1);
});

it('goes back to the finalized block if no known block is left', async () => {
  const { advance, dropped } = await setUp({ blocks: 'abcdef', finalized: 2 });
  await advance('abcXYZ');
  expect(dropped).toEqual([2]);
});

it('forgets everything if final blocks changed', async () => {
  const { advance, dropped, followed } = await setUp({ blocks: 'abcdef', finalized: 2 });
  await advance('XY');
  expect(dropped).toEqual([-1]);
  expect(followed.finalized).toBe(-1);
});

it('doesn’t mistake another node’s delay for a reorganization', async () => {
  const { followed, candidates, clock, dropped } = await setUp({ blocks: 'ab', finalized: 0 });
  clock.now = 1_001;
  const other = await startChainNode({ blocks: 'a', finalized: 0 });
  candidates[0] = other.upstream;
  await followed.refresh('latest');
  expect([followed.head(), followed.isFollowed(other.upstream.tag), dropped]).toEqual([null, false, []]);
});

it('never lowers the finalized block', async () => {
  const chain = { blocks: 'abcdef', finalized: 3 };
  const { followed } = await setUp(chain);
  chain.finalized = 1;
  await followed.refresh('finalized');
  expect(followed.finalized).toBe(3);
});

it.each(['safe', 'finalized'] as const)('knows which node it follows if only the %s block is requested', async (tag) => {
  const { followed, upstream, candidates, clock } = await setUp({ blocks: 'abcdef', finalized: 3 }, [tag]);
  expect([followed.resolve(tag), followed.isFollowed(upstream.tag)]).toEqual([tag === 'safe' ? 4 : 3, true]);
  const other = await startChainNode({ blocks: 'abcdefg', finalized: 4 });
  candidates[0] = other.upstream;
  clock.now = 1_001;
  await followed.refresh(tag);
  expect([followed.resolve(tag), followed.isFollowed(other.upstream.tag)]).toEqual([tag === 'safe' ? 5 : 4, true]);
});

it('notices changed final blocks if only the finalized block is requested', async () => {
  const chain = { blocks: 'abcdef', finalized: 3 };
  const { followed, clock, dropped } = await setUp(chain, ['finalized']);
  Object.assign(chain, { blocks: 'XY', finalized: 0 });
  clock.now = 1_001;
  await followed.refresh('finalized');
  expect([dropped, followed.finalized]).toEqual([[-1], 0]);
});
