import { lazyModal } from '@onepoint/modal-stack';

export const mobileMenuModal = lazyModal(async () => (await import('./mobile-menu.tsx')).MobileMenu);
