import { expect, it } from 'vitest';
import { nodeSize, stateEdges, stateNodes, viewBox } from './state-machine.tsx';

it('has unique states, and unique transitions between them', () => {
  const statuses = stateNodes.map(({ status }) => status);
  expect(new Set(statuses).size).toBe(4);
  expect(new Set(stateEdges.map(({ from, to }) => `${from} ${to}`)).size).toBe(stateEdges.length);
  for (const { from, to } of stateEdges) expect(statuses).toEqual(expect.arrayContaining([from, to]));
});

it('keeps every box inside the view box', () => {
  for (const { x, y } of stateNodes) {
    expect(x - nodeSize.width / 2).toBeGreaterThanOrEqual(2);
    expect(x + nodeSize.width / 2).toBeLessThanOrEqual(viewBox.width - 2);
    expect(y - nodeSize.height / 2).toBeGreaterThanOrEqual(2);
    expect(y + nodeSize.height / 2).toBeLessThanOrEqual(viewBox.height - 2);
  }
});
