export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

export function jsonReply(status: number, value: unknown): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  };
}
