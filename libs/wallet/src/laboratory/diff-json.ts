import type { JsonValue } from './json-value.ts';

/** One place in which two values differ. */
export interface JsonDifference {
  /** Keys and indices from the top; empty for the whole value. */
  readonly path: readonly (string | number)[];
  /** Undefined where only the other value has it. */
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** The places in which two values differ, as deep as they go, in the order of the first value's keys. */
export function diffJson(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: JsonDifference['path'] = [],
): readonly JsonDifference[] {
  if (Object.is(before, after)) return [];
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    diffJson(childOf(before, key), childOf(after, key), [...path, Array.isArray(before) ? Number(key) : key]),
  );
}

type Tree = Exclude<JsonValue, string | number | boolean | null>;

function isTree(value: JsonValue | undefined): value is Tree {
  return typeof value === 'object' && value !== null;
}

function childOf(tree: Tree, key: string): JsonValue | undefined {
  return Object.hasOwn(tree, key) ? (Reflect.get(tree, key) as JsonValue) : undefined;
}
