/** Methods that browsers may use on an endpoint. */
export const allowedMethods = 'POST, OPTIONS';

/** Headers of every answer. Endpoint keys work from any origin: there are no cookies here that another origin could ride on. */
export function responseHeaders(requestId: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-request-id, retry-after',
    'x-request-id': requestId,
  };
}

/** Headers of the answer to a preflight request (Fetch standard, "CORS-preflight request"). */
export function preflightHeaders(requestId: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': allowedMethods,
    'access-control-allow-headers': 'content-type, x-api-key, authorization',
    'access-control-max-age': '86400',
    'x-request-id': requestId,
  };
}
