import formbody from '@fastify/formbody';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { createHttpService, type HttpService } from '../http/http-service.ts';
import { PaymentsError, type Payments } from './context.ts';
import { registerFaucet } from './faucet.ts';
import { pagesPath } from './invoices.ts';
import { registerMerchantApi } from './merchant-api.ts';
import { registerPaymentPage } from './payment-page.ts';

/** The payment sandbox: CryptoCloud's API below `/v2/invoice`, payment page and faucet below `/__cryptocloud`. */
export async function createApp(payments: Payments): Promise<HttpService> {
  const app = createHttpService({
    referrerPolicy: 'same-origin',
    createMissing: (status) =>
      new PaymentsError(status, status === 405 ? { method: 'This method is not allowed.' } : { path: 'There is nothing at this path.' }),
    describeError: (error, path) => {
      const { status, result } = toPaymentsError(error);
      if (status === 500) payments.log('Unexpected error', { path, error: String(error) });
      return { status, body: { status: 'error', result } };
    },
  });
  await app.register(formbody);
  await app.register(async (api: HttpService) => registerMerchantApi(api, payments), { prefix: '/v2/invoice' });
  await app.register(async (pages: HttpService) => registerFaucet(pages, payments), { prefix: pagesPath });
  await app.register(async (pages: HttpService) => registerPaymentPage(pages, payments), { prefix: pagesPath });
  return app;
}

function toPaymentsError(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new PaymentsError(400, { validate_error: 'The request is invalid.' });
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new PaymentsError(413, { body: 'Too large.' });
  return statusCode < 500 ? new PaymentsError(400, { body: 'It cannot be read.' }) : new PaymentsError(500, {});
}
