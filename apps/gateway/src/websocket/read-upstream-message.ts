/**
 * What a node sent: an answer to the calls with these ids, a subscription's notification, or something else that is JSON (an error without
 * an id, an answer to nobody), which nothing follows from.
 */
export type UpstreamMessage =
  | { readonly kind: 'answer'; readonly ids: readonly number[]; readonly value: unknown }
  | { readonly kind: 'notification' }
  | { readonly kind: 'unknown' };

/**
 * Tells answers and notifications apart.
 *
 * @throws {SyntaxError} when the text is not JSON
 */
export function readUpstreamMessage(text: string): UpstreamMessage {
  const value: unknown = JSON.parse(text);
  const ids = (Array.isArray(value) ? value : [value]).flatMap((member: unknown) => {
    const id = isRecord(member) ? member['id'] : undefined;
    return typeof id === 'number' && Number.isSafeInteger(id) ? [id] : [];
  });
  if (ids.length > 0) return { kind: 'answer', ids, value };
  return isNotification(value) ? { kind: 'notification' } : { kind: 'unknown' };
}

function isNotification(value: unknown): boolean {
  if (!isRecord(value) || value['jsonrpc'] !== '2.0' || Object.hasOwn(value, 'id') || typeof value['method'] !== 'string') return false;
  const { params } = value;
  return isRecord(params) && Object.hasOwn(params, 'subscription');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
