import { maskSecrets } from '@onepoint/database';

/** The path of a request as it may be logged: without the query, without secrets, however they are encoded, of bounded length. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/u, 1)[0] ?? '';
  const segments = path.split('/').map((segment) => {
    const decoded = decode(segment);
    const masked = maskSecrets(decoded);
    return masked === decoded ? segment : masked;
  });
  return segments.join('/').slice(0, 200);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
