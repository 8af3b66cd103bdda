import { contract } from '@onepoint/api-contract';
import { checkDeposit } from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { paymentCreateEntry, toPayment } from './payments.mapping.ts';

/**
 * Stores the payment before it creates the invoice, and calls the provider outside of any transaction. If a reply is lost, a repetition with the same
 * key continues with the same payment, and the reconciliation finds the invoice by the payment's id.
 */
export const createPayment = defineRoute(
  contract.createPayment,
  async ({ params: { projectId }, body, userId, idempotency }, { orm, payments, depositTerms, audit }) => {
    const { fee, minimumCents, maximumCents } = depositTerms.cryptoCloud;
    const paymentId = await runOnce(
      orm,
      idempotency,
      201,
      async (transaction) => {
        // Checked here and not earlier: a repetition gets its payment even if the terms have changed.
        const reason = checkDeposit(body.amount, depositTerms.cryptoCloud);
        if (reason !== null) throw new ApiError('AMOUNT_OUT_OF_RANGE', { details: { reason, minimumCents, maximumCents } });
        const wanted = { projectId, amountCents: body.amount, createdBy: userId, feeTerms: fee };
        const id = await payments.repository.insertRequested(transaction, wanted);
        await audit.add(transaction, paymentCreateEntry({ id, type: body.type, ...wanted }, userId));
        return { reply: id, stored: { paymentId: id } };
      },
      (stored) => String(stored['paymentId']),
    );
    return toPayment(await payments.getOpened(paymentId));
  },
);
