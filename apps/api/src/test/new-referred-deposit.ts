import { api } from './api.ts';
import { callApi } from './call-api.ts';
import { newUser } from './fixtures.ts';
import { newPayment } from './new-payment.ts';

/** A new user who came by a referral link, created a first project and paid these deposits, one after the other; returns the project's id. */
export async function newReferredDeposit(code: string, depositsCents: readonly number[]): Promise<string> {
  const as = newUser();
  const created = await callApi('POST /v1/projects', { as, body: { name: 'Brought', referralCode: code } });
  const { id: projectId } = created.body as { id: string };
  for (const amountCents of depositsCents) {
    const payment = await newPayment(projectId, as, amountCents);
    api.provider.report(payment.id, { status: 'paid', paidCents: amountCents });
    // Asked twice: the second time nothing is new.
    for (let turn = 0; turn < 2; turn += 1) await callApi(`POST /v1/projects/${projectId}/payments/${payment.id}/check`, { as });
  }
  return projectId;
}
