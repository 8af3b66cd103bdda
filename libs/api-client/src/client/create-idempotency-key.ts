/** A random UUID (version 4) that names one request in all its tries. */
export function createIdempotencyKey(): string {
  // Not `crypto.randomUUID`: that is there over HTTPS and on localhost alone.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version and variant (RFC 9562, 5.4) stand in place of a digit each.
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
