/** A random UUID (version 4) that identifies a request across its tries. */
export function createIdempotencyKey(): string {
  // `crypto.randomUUID` exists only over HTTPS and on localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // One digit each is replaced by the version and the variant (RFC 9562, 5.4).
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
