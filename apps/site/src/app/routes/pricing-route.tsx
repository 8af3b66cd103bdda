export { PricingPage as PricingRoute } from '../../features/pricing/pricing-page.tsx';
