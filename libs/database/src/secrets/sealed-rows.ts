import type { providers } from '../schema/providers.ts';
import type { webhooks } from '../schema/webhooks.ts';
import type { SecretBox } from './secret-box.ts';

type StoredWebhook = typeof webhooks.$inferSelect;
type StoredProvider = typeof providers.$inferSelect;

interface WebhookSecrets {
  url: string;
  secret: string;
  /** Also signs requests, until `previousSecretEndsAt`. */
  previousSecret: string | null;
}

export type OpenWebhook = Omit<StoredWebhook, keyof WebhookSecrets | `${keyof WebhookSecrets}Sealed`> & WebhookSecrets;

export type OpenProvider = Omit<StoredProvider, 'url' | 'urlSealed'> & { url: string };

/** Plain text takes precedence: only servers of an earlier release write it, so it is newer than the encrypted column. */
function read(box: SecretBox, column: string, id: string, plain: string | null, sealed: string | null): string | null {
  return plain ?? (sealed === null ? null : box.open({ column, id }, sealed));
}

/**
 * Decrypts a webhook's secrets.
 *
 * @throws {SecretError} if a secret can't be decrypted
 */
export function openWebhook(
  box: SecretBox,
  { url, urlSealed, secret, secretSealed, previousSecret, previousSecretSealed, ...others }: StoredWebhook,
): OpenWebhook {
  const { id } = others;
  return {
    ...others,
    url: read(box, 'webhooks.url', id, url, urlSealed) ?? '',
    secret: read(box, 'webhooks.secret', id, secret, secretSealed) ?? '',
    previousSecret: read(box, 'webhooks.previous_secret', id, previousSecret, previousSecretSealed),
  };
}

/** Encrypts the given secrets of a webhook and clears their plain text columns. Returns the columns to write. */
export function sealWebhook(box: SecretBox, id: string, { url, secret, previousSecret }: Partial<WebhookSecrets>) {
  const seal = (column: string, value: string) => box.seal({ column, id }, value);
  return {
    ...(url !== undefined && { url: null, urlSealed: seal('webhooks.url', url) }),
    ...(secret !== undefined && { secret: null, secretSealed: seal('webhooks.secret', secret) }),
    ...(previousSecret !== undefined && {
      previousSecret: null,
      previousSecretSealed: previousSecret === null ? null : seal('webhooks.previous_secret', previousSecret),
    }),
  };
}

/**
 * Decrypts a provider's URL.
 *
 * @throws {SecretError} if it can't be decrypted
 */
export function openProvider<Row extends Pick<StoredProvider, 'id' | 'url' | 'urlSealed'>>(
  box: SecretBox,
  { url, urlSealed, ...others }: Row,
): Omit<Row, 'url' | 'urlSealed'> & { url: string } {
  return { ...others, url: read(box, 'providers.url', others.id, url, urlSealed) ?? '' };
}

/** Encrypts a provider's URL, which can contain an API key for the node. Returns the columns to write. */
export function sealProvider(box: SecretBox, id: string, url: string) {
  return { url: null, urlSealed: box.seal({ column: 'providers.url', id }, url) };
}
