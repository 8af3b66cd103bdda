/** What an answer means. */
export type Reply =
  | { readonly kind: 'result'; readonly text: string }
  /** Refused by the gateway, with its code; nothing was charged. */
  | { readonly kind: 'gateway'; readonly text: string; readonly code: string; readonly message: string }
  /** An error of the node. */
  | { readonly kind: 'node'; readonly text: string; readonly message: string }
  | { readonly kind: 'unreadable'; readonly text: string };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Reads a JSON-RPC answer: `text` is what to show, indented where it is JSON. */
export function readReply(text: string): Reply {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unreadable', text };
  }
  const pretty = JSON.stringify(value, null, 2);
  if (!isFields(value) || (!('result' in value) && !isFields(value['error']))) return { kind: 'unreadable', text: pretty };
  const { error } = value;
  if (!isFields(error)) return { kind: 'result', text: pretty };
  const message = typeof error['message'] === 'string' ? error['message'] : '';
  const { data } = error;
  // Only the gateway names a request id beside its code.
  const isGateway = isFields(data) && typeof data['code'] === 'string' && typeof data['requestId'] === 'string';
  return isGateway ? { kind: 'gateway', text: pretty, code: String(data['code']), message } : { kind: 'node', text: pretty, message };
}
