/** What a changed list has gained and lost; what stayed is not told. */
export function changedItems(before: readonly string[], after: readonly string[]): { added: string[]; removed: string[] } {
  return { added: after.filter((item) => !before.includes(item)), removed: before.filter((item) => !after.includes(item)) };
}
