import { rawArrayItems, rawObjectValues } from '../rpc/raw-json.ts';

/** What a node sent: an answer to the call with this id (or to the batch that holds it), or a subscription's notification. */
export type UpstreamMessage =
  { readonly kind: 'answer'; readonly id: number } | { readonly kind: 'notification' } | { readonly kind: 'unknown' };

/** Tells answers and notifications apart, whatever the order of their members. */
export function readUpstreamMessage(text: string): UpstreamMessage {
  const start = text.trimStart();
  const object = start.startsWith('[') ? (rawArrayItems(start)[0] ?? '') : start;
  if (!object.startsWith('{')) return { kind: 'unknown' };
  const values = rawObjectValues(object);
  const id = values.get('id');
  if (id === undefined) return values.has('method') ? { kind: 'notification' } : { kind: 'unknown' };
  return /^\d+$/u.test(id) ? { kind: 'answer', id: Number(id) } : { kind: 'unknown' };
}
