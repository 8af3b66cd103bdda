import { createPayment, getPayment, type ApiClient } from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';
import { expect, type BrowserContext } from '@playwright/test';

/** What the payer does on the sandbox's payment page, and how the provider's postback arrives. */
interface SandboxPayment {
  readonly action: 'pay' | 'pay-part' | 'overpay' | 'cancel' | 'expire';
  /** @default 'once' */
  readonly postback?: 'once' | 'late' | 'twice' | 'forged' | 'lost';
}

interface ProjectPayments {
  readonly client: ApiClient;
  readonly context: BrowserContext;
  readonly projectId: string;
}

export function startDeposit({ client, projectId }: ProjectPayments, amountCents: number): Promise<Payment> {
  const parameters = { projectId, type: 'CRYPTOCLOUD_PAYMENT', amount: amountCents } as const;
  return createPayment(client, parameters, { idempotencyKey: crypto.randomUUID() });
}

/** Submits the form of the payment page without opening it. */
export async function actOnPaymentPage(
  { context }: Pick<ProjectPayments, 'context'>,
  { link }: Pick<Payment, 'link'>,
  act: SandboxPayment,
): Promise<void> {
  const page = new URL(link ?? '');
  const form = { action: act.action, postback: act.postback ?? 'once' };
  await context.request.post(page.href, { form, headers: { origin: page.origin }, failOnStatusCode: true, maxRedirects: 0 });
}

export async function deposit(payments: ProjectPayments, amountCents: number): Promise<Payment> {
  const payment = await startDeposit(payments, amountCents);
  await actOnPaymentPage(payments, payment, { action: 'pay' });
  const { client, projectId } = payments;
  const status = async (): Promise<string> => (await getPayment(client, { projectId, paymentId: payment.id })).status;
  await expect.poll(status).toBe('CONFIRMED');
  return payment;
}
