/** `nav:links.docs`: what was asked for and no dictionary had. */
const missing = new Set<string>();

export const noteMissingText = (text: string): void => void missing.add(text);

/** The texts that were missing since the last time, as `namespace:key`. Noted where pages are rendered; a reader sees words made of the key. */
export function takeMissingTexts(): readonly string[] {
  const taken = [...missing];
  missing.clear();
  return taken;
}
