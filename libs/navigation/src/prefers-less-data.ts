/** The part of `navigator` that says so; `connection` is missing in some browsers. */
export interface ConnectionHints {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether nothing should be fetched ahead of need: the reader saves data, or the connection is as slow as 2G. */
export function prefersLessData({ connection }: ConnectionHints): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
