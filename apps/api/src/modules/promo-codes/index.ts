import { activatePromocode } from './activate-promocode.ts';

export const promoCodeRoutes = [activatePromocode];
