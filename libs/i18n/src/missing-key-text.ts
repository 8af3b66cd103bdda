/**
 * What stands on screen for a key that no dictionary has: its last part as words. Types make this unreachable for keys spelt in code;
 * it covers computed ones.
 */
export function missingKeyText(key: string): string {
  const last = key.split(/[.:]/).at(-1) ?? '';
  const words = last
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
