/**
 * Bytes of a base64url text (RFC 4648, without padding).
 *
 * @throws {DOMException} InvalidCharacterError
 */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
