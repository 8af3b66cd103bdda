/** What of a heap snapshot is read: `nodes` holds as many numbers for each node as `node_fields` has names. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (string | readonly string[])[] };
  };
  readonly nodes: readonly number[];
}

/** A snapshot in which a field that is counted by is missing: V8 changed its format. */
export class HeapSnapshotError extends Error {
  readonly code = 'heap_snapshot_unreadable';
  constructor(field: string) {
    super(`The heap snapshot has no field ${field}`);
    this.name = 'HeapSnapshotError';
  }
}

/**
 * Bytes that a page's own objects hold: the heap without what V8 compiles of functions and remembers of their calls, which goes on growing for
 * hundreds of calls and is none of the page's doing.
 * Format: https://learn.microsoft.com/en-us/microsoft-edge/devtools/memory-problems/heap-snapshot-schema
 *
 * @throws {HeapSnapshotError} where the snapshot lacks what is counted by
 */
export function heldBytes({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const place = (field: string): number => {
    const found = meta.node_fields.indexOf(field);
    if (found === -1) throw new HeapSnapshotError(field);
    return found;
  };
  const [typePlace, sizePlace] = [place('type'), place('self_size')];
  const typeNames = meta.node_types[typePlace];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    if (typeNames?.[nodes[node + typePlace] ?? 0] !== 'code') bytes += nodes[node + sizePlace] ?? 0;
  }
  return bytes;
}
