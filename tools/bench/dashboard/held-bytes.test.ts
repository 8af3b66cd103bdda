import { expect, it } from 'vitest';
import { heldBytes, HeapSnapshotError, type HeapSnapshot } from './held-bytes.ts';

const snapshot = (nodeFields: string[], nodes: number[]): HeapSnapshot => ({
  snapshot: { meta: { node_fields: nodeFields, node_types: [['hidden', 'object', 'code'], 'string', 'number'] } },
  nodes,
});

it('counts what objects hold, and not what was compiled', () => {
  expect(heldBytes(snapshot(['type', 'name', 'self_size'], [1, 0, 100, 2, 0, 5000, 0, 0, 20]))).toBe(120);
});

it('says what is missing where the format is another one', () => {
  expect(() => heldBytes(snapshot(['type', 'name'], [1, 0]))).toThrow(new HeapSnapshotError('self_size'));
});
