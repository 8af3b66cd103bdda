export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

/** Clerk's server SDK compares the content type with exactly this. */
const jsonType = 'application/json';

export function jsonReply(status: number, value: unknown): Reply {
  return {
    status,
    headers: { 'content-type': jsonType, 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  };
}
