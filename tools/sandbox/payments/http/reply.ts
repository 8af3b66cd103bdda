export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function jsonReply(status: number, body: unknown): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** A page without scripts: styles of its own, forms to its own origin, no frames. */
export function pageReply(status: number, body: string): Reply {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy };
  return { status, headers, body };
}

export function redirectReply(location: string): Reply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
