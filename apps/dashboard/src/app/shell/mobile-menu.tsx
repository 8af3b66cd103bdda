import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import type { ReactNode } from 'react';

interface MobileMenuProps extends ModalControls {
  renderMenu: (onFollow: () => void) => ReactNode;
}

export function MobileMenu({ renderMenu, close }: MobileMenuProps) {
  const { t } = useTranslation('modals');
  return (
    <ModalLayout title={t('mobileMenu.title')} onClose={() => close()}>
      {renderMenu(() => close())}
    </ModalLayout>
  );
}
