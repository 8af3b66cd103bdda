import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';

/**
 * Unknown, expired, and exhausted codes get the same reply, so that guessing reveals nothing. Each user can use a code once, and not only each
 * project, because users can create many projects and move their balance (ADR 0019).
 */
export const activatePromocode = defineRoute(
  contract.activatePromocode,
  async ({ params: { projectId }, body, userId }, { orm, projects, promoCodes, audit, now }) =>
    orm.transaction(async (transaction) => {
      await authorizeLocked(transaction, projects, { action: contract.activatePromocode.access, projectId, userId });
      const promoCode = await promoCodes.findLocked(transaction, body.code.toUpperCase());
      if (promoCode === null) throw new ApiError('PROMOCODE_NOT_FOUND');
      const { code, amountCents: amount, activationsMax, endsAt } = promoCode;
      if (await promoCodes.isActivated(transaction, code, { projectId, userId })) throw new ApiError('PROMOCODE_USED');
      if (endsAt !== null && endsAt <= now()) throw new ApiError('PROMOCODE_NOT_FOUND');
      if (activationsMax !== null && (await promoCodes.countActivations(transaction, code)) >= activationsMax) {
        throw new ApiError('PROMOCODE_NOT_FOUND');
      }
      const id = await promoCodes.activate(transaction, { promoCode, projectId, userId });
      const changes = [{ field: 'credited', before: null, after: amount }];
      const subject = { type: 'promoCode', id, name: code };
      await audit.add(transaction, { projectId, action: 'promoCode.activate', actorId: userId, subject, changes });
      return { id, code, amount };
    }),
);
