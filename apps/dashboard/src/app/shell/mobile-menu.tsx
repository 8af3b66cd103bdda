import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import type { ReactNode } from 'react';

export interface MobileMenuProps extends ModalControls {
  renderMenu: (onFollow: () => void) => ReactNode;
}

/** The left menu where the window is too narrow for it. */
export function MobileMenu({ renderMenu, close }: MobileMenuProps) {
  const { t } = useTranslation('modals');
  return (
    <ModalLayout title={t('mobileMenu.title')} onClose={() => close()}>
      {renderMenu(() => close())}
    </ModalLayout>
  );
}
