import { activatePromocode } from './activate-promocode/route.ts';

export const promoCodeRoutes = [activatePromocode];
