import { KeyError } from './key-error.ts';

export interface PublishableKey {
  /** `test` for development instances and the embedded identity service, `live` for production instances. */
  instance: 'test' | 'live';
  /** Host of the identity service's frontend API. */
  frontendApiHost: string;
}

const shape = /^pk_(test|live)_([A-Za-z0-9+/=_-]+)$/;

/**
 * Reads a publishable key: `pk_test_` or `pk_live_` and the frontend API's host with a closing `$`, in base64.
 *
 * @throws {KeyError} `PUBLISHABLE_KEY_MALFORMED`
 */
export function parsePublishableKey(key: string): PublishableKey {
  const [, instance, encoded] = shape.exec(key) ?? [];
  const decoded = encoded === undefined ? '' : decodeBase64(encoded);
  const frontendApiHost = decoded.slice(0, -1);
  if ((instance !== 'test' && instance !== 'live') || !decoded.endsWith('$') || !/^[a-z0-9.-]+$/i.test(frontendApiHost))
    throw new KeyError('PUBLISHABLE_KEY_MALFORMED', 'The publishable key is not one: it must be pk_test_… or pk_live_…');
  return { instance, frontendApiHost };
}

function decodeBase64(encoded: string): string {
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
