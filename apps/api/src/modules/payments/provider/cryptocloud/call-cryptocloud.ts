import { z } from 'zod';
import { PaymentProviderError } from '../payment-provider-error.ts';

export interface CryptoCloudConfig {
  /** Base of the API, without a trailing slash. */
  apiUrl: string;
  /** Base of the payment pages, without a trailing slash. */
  payUrl: string;
  apiKey: string;
  shopId: string;
  /** Signs postbacks. */
  secret: string;
  /** Whether invoices of the provider's test mode count: they move no real money. */
  acceptsTestInvoices: boolean;
}

/** Shorter than the API's own limit for a request. */
const timeoutMs = 8_000;
const replySchema = z.object({ status: z.literal('success'), result: z.unknown() });

/**
 * One call of CryptoCloud's API v2; the reply's `result`, parsed. Source: https://docs.cryptocloud.plus/en/api-reference-v2
 *
 * @throws {PaymentProviderError}
 */
export async function callCryptoCloud<TSchema extends z.ZodType>(
  { apiUrl, apiKey }: CryptoCloudConfig,
  path: string,
  body: Readonly<Record<string, unknown>>,
  resultSchema: TSchema,
): Promise<z.output<TSchema>> {
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Token ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new PaymentProviderError('PROVIDER_UNREACHABLE', `CryptoCloud does not answer ${path}`, { cause });
  });
  const reply: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new PaymentProviderError('PROVIDER_REFUSED', `CryptoCloud answered ${path} with ${response.status}`);
  const result = resultSchema.safeParse(replySchema.safeParse(reply).data?.result);
  if (!result.success) throw new PaymentProviderError('PROVIDER_REPLY_UNREADABLE', `CryptoCloud’s reply to ${path} has another shape`);
  return result.data;
}
