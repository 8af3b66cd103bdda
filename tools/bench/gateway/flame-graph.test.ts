import { expect, it } from 'vitest';
import { drawFlameGraph, readFrames } from './flame-graph.ts';

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 0 });

it('merges equal paths, leaves out idle time and the start, and draws shares', () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 5, 6] },
      { id: 2, callFrame: frame('serve', 'file:///app/src/serve.ts'), children: [3, 4] },
      { id: 3, callFrame: frame('write', 'node:net') },
      { id: 4, callFrame: frame('write', 'node:net') },
      { id: 5, callFrame: frame('(idle)') },
      { id: 6, callFrame: frame('a<b') },
    ],
    samples: [2, 2, 3, 4, 5, 6],
    timeDeltas: [500, 10, 20, 30, 1_000, 40],
    startTime: 7_000,
  };
  const root = readFrames(profile, 7_501);
  expect(root.totalMicros).toBe(100);
  const [serve] = root.children.values();
  expect(serve).toMatchObject({ name: 'serve', origin: 'gateway', totalMicros: 60, ownMicros: 10 });
  expect(serve?.children.size).toBe(1);
  const picture = drawFlameGraph(root, 'Calls');
  expect(picture).toContain('<title>write: 50.0%</title>');
  expect(picture).toContain('<title>a&lt;b: 40.0%</title>');
});
