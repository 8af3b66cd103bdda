import type { providers } from '../schema/providers.ts';
import type { webhooks } from '../schema/webhooks.ts';
import type { SecretBox } from './secret-box.ts';

type StoredWebhook = typeof webhooks.$inferSelect;
type StoredProvider = typeof providers.$inferSelect;

interface WebhookSecrets {
  url: string;
  secret: string;
  /** Signs too until it ends. */
  previousSecret: string | null;
}

/** A webhook with readable secrets. */
export type OpenWebhook = Omit<StoredWebhook, keyof WebhookSecrets | `${keyof WebhookSecrets}Sealed`> & WebhookSecrets;

/** A provider's node with a readable address. */
export type OpenProvider = Omit<StoredProvider, 'url' | 'urlSealed'> & { url: string };

/** A plain text column takes precedence, because only servers of an earlier release write it, and later than the encrypted column. */
function read(box: SecretBox, column: string, id: string, plain: string | null, sealed: string | null): string | null {
  return plain ?? (sealed === null ? null : box.open({ column, id }, sealed));
}

/** @throws {SecretError} if a secret can't be decrypted */
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

/** The columns to write for the secrets of a webhook. */
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

/** @throws {SecretError} if the address can't be decrypted */
export function openProvider<Row extends Pick<StoredProvider, 'id' | 'url' | 'urlSealed'>>(
  box: SecretBox,
  { url, urlSealed, ...others }: Row,
): Omit<Row, 'url' | 'urlSealed'> & { url: string } {
  return { ...others, url: read(box, 'providers.url', others.id, url, urlSealed) ?? '' };
}

/** The columns to write for the URL of a provider's node, which can contain the key of an account with a node operator. */
export function sealProvider(box: SecretBox, id: string, url: string) {
  return { url: null, urlSealed: box.seal({ column: 'providers.url', id }, url) };
}
