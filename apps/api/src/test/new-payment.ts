import { randomText } from '@onepoint/database';
import type { Payment } from '@onepoint/api-contract';
import { callApi } from './call-api.ts';

/** A new payment of a project, made by its owner over the API. */
export async function newPayment(projectId: string, as: string, amountCents = 10_000): Promise<Payment> {
  const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: amountCents };
  const reply = await callApi(`POST /v1/projects/${projectId}/payments`, { as, body, headers: { 'idempotency-key': randomText(16) } });
  if (reply.status !== 201) throw new Error(`No payment was made: ${reply.status}`);
  return reply.body as Payment;
}
