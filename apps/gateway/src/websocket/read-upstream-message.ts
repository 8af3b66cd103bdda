import { rawArrayItems, rawObjectValues } from '../rpc/raw-json.ts';

/** What a node sent: an answer to the call with this id (or to the batch that holds it), or a subscription's notification. */
export type UpstreamMessage =
  { readonly kind: 'answer'; readonly id: number } | { readonly kind: 'notification' } | { readonly kind: 'unknown' };

const notificationHead = '"method"';
/** Far enough for `{"jsonrpc":"2.0","method":`, however it is spaced. */
const headLength = 64;

/** Tells answers and notifications apart. Notifications are frequent, so they are recognised by their beginning. */
export function readUpstreamMessage(text: string): UpstreamMessage {
  if (text.slice(0, headLength).includes(notificationHead)) return { kind: 'notification' };
  const start = text.trimStart();
  const object = start.startsWith('[') ? (rawArrayItems(start)[0] ?? '') : start;
  if (!object.startsWith('{')) return { kind: 'unknown' };
  const values = rawObjectValues(object);
  const id = Number(values.get('id') ?? Number.NaN);
  if (Number.isSafeInteger(id)) return { kind: 'answer', id };
  return values.has('method') ? { kind: 'notification' } : { kind: 'unknown' };
}
