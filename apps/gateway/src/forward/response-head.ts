export type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

const jsonTypes = /^(?:application\/(?:[\w.+-]*\+)?json(?:-?rpc|request)?|text\/(?:json|plain))\s*(?:;|$)/iu;

/** Whether a body is compressed, which nobody asked for: requests to nodes say `accept-encoding: identity`. */
export function isEncoded(headers: ResponseHeaders): boolean {
  const encoding = String(headers['content-encoding'] ?? '').trim();
  return encoding !== '' && encoding.toLowerCase() !== 'identity';
}

/** Whether a body is announced as something other than JSON. No type at all is fine, and so is plain text, as some nodes have it. */
export function isForeignType(headers: ResponseHeaders): boolean {
  const type = headers['content-type'];
  return type !== undefined && !jsonTypes.test(String(type).trim());
}
