import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import type { Payments } from './payments.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';

interface PostbackParameters {
  provider: PaymentProvider;
  payments: Pick<Payments, 'checkInvoice'>;
  now: () => Date;
}

/**
 * `POST /webhooks/cryptocloud`: a notification that an invoice changed, as JSON or a form. Only the signed invoice id is used; the state is requested
 * from the provider. Postbacks can arrive late, twice, or never: each payment is credited once, and the reconciliation covers lost ones.
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
