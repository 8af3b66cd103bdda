/** An API key secret wherever it stands, even pasted into a wrong address. */
const secret = /op_[0-9A-Za-z]{20,}/g;

/** A request's path as it may be logged: without the query, without key material, of bounded length. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replaceAll(secret, 'op_[hidden]').slice(0, 200);
}
