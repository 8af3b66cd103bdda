import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import type { Payments } from './payments.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';

export interface PostbackParameters {
  provider: PaymentProvider;
  payments: Pick<Payments, 'checkInvoice'>;
  now: () => Date;
}

/**
 * `POST /webhooks/cryptocloud`: the provider says that an invoice changed, in JSON or as a form. Only its signature is believed; what was paid
 * is asked of the provider. It may come late, twice or never: what it leads to happens once, and the reconciliation makes up for it.
 */
export async function registerPostback(app: FastifyInstance, { provider, payments, now }: PostbackParameters): Promise<void> {
  await app.register(async (webhooks) => {
    webhooks.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, body: string) =>
      Object.fromEntries(new URLSearchParams(body)),
    );
    webhooks.post('/webhooks/cryptocloud', async (request) => {
      const invoiceId = provider.readPostback(request.body, now());
      if (invoiceId === null) {
        const issue = { in: 'body', path: ['token'], rule: 'signature', message: 'Must be a fresh token of this provider' };
        throw new ApiError('VALIDATION_FAILED', { details: { issues: [issue] } });
      }
      const payment = await payments.checkInvoice(invoiceId);
      request.log.info({ invoiceId, paymentId: payment?.id, status: payment?.status }, 'postback');
      return { status: 'accepted' };
    });
  });
}
