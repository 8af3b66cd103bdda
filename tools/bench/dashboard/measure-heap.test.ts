import { expect, it } from 'vitest';
import { heldBytes, HeapSnapshotError, type HeapSnapshot } from './measure-heap.ts';

const snapshot = (nodeFields: string[], nodes: number[]): HeapSnapshot => ({
  snapshot: { meta: { node_fields: nodeFields, node_types: [['hidden', 'object', 'code'], 'string', 'number'] } },
  nodes,
});

it('counts objects and not compiled code', () => {
  expect(heldBytes(snapshot(['type', 'name', 'self_size'], [1, 0, 100, 2, 0, 5000, 0, 0, 20]))).toBe(120);
});

it('reports a missing field of another format', () => {
  expect(() => heldBytes(snapshot(['type', 'name'], [1, 0]))).toThrow(new HeapSnapshotError('self_size'));
});
