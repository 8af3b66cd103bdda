export { PromocodePage as Component } from '../../features/payments/promocode-page.tsx';
