export interface PublishableKey {
  /** `test` for development instances and the embedded identity service, `live` for production instances. */
  instance: 'test' | 'live';
  frontendApiHost: string;
}

const shape = /^pk_(test|live)_([A-Za-z0-9+/=_-]+)$/;

/**
 * Parses a publishable key: `pk_test_` or `pk_live_`, followed by the frontend API's host and `$` in base64.
 *
 * @returns undefined for anything else
 */
export function parsePublishableKey(key: string): PublishableKey | undefined {
  const [, instance, encoded] = shape.exec(key) ?? [];
  if ((instance !== 'test' && instance !== 'live') || encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('latin1');
  const frontendApiHost = decoded.slice(0, -1);
  return decoded.endsWith('$') && /^[a-z0-9.-]+$/i.test(frontendApiHost) ? { instance, frontendApiHost } : undefined;
}
