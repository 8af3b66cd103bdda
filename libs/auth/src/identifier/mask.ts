const ellipsis = '…';

/**
 * Shortens an id or a wallet address to its first and last three characters. A short one never shows more than half of
 * itself.
 */
export function maskId(id: string): string {
  const characters = Array.from(id);
  const shown = Math.min(6, Math.floor(characters.length / 2));
  const head = Math.ceil(shown / 2);
  return [...characters.slice(0, head), ellipsis, ...characters.slice(characters.length - (shown - head))].join('');
}

/**
 * Shortens an e-mail address to the first three characters of its name and the last eight of its domain; of a short part
 * at most half is shown. What has no `@` is masked as an id.
 */
export function maskEmail(emailAddress: string): string {
  const at = emailAddress.lastIndexOf('@');
  if (at < 0) return maskId(emailAddress);
  const name = Array.from(emailAddress.slice(0, at));
  const domain = Array.from(emailAddress.slice(at + 1));
  const head = Math.min(3, Math.floor(name.length / 2));
  const tail = Math.min(8, Math.floor(domain.length / 2));
  return [...name.slice(0, head), ellipsis, ...domain.slice(domain.length - tail)].join('');
}
