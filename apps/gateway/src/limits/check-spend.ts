import { formatCentsDecimal } from '@onepoint/plans-domain';
import type { Access } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';

/**
 * Whether a project on a plan that charges may spend more now: it has a balance, and its spend limit is not reached.
 *
 * @throws {GatewayError} `BALANCE_EXHAUSTED`; `SPEND_LIMIT_REACHED`, naming the limit and when it resets
 */
export function checkSpend({ balanceCents, spendStop }: Pick<Access, 'balanceCents' | 'spendStop'>, now = Date.now()): void {
  if (balanceCents <= 0) throw new GatewayError('BALANCE_EXHAUSTED');
  if (spendStop === null || now >= spendStop.resetsAtMs) return;
  const { limitCents } = spendStop;
  const resetsAt = new Date(spendStop.resetsAtMs).toISOString();
  throw new GatewayError('SPEND_LIMIT_REACHED', undefined, {
    message: `The spend limit of this project, $${formatCentsDecimal(limitCents)} a month, is reached; it resets at ${resetsAt}.`,
    data: { limitCents, resetsAt },
  });
}
