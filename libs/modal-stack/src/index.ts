export { lazyModal, type LazyModal } from './lazy-modal.tsx';
export { MissingModalHostError } from './missing-modal-host-error.ts';
export type { ModalComponent, ModalControls, ModalEntry, OpenModalParameters } from './modal-entry.ts';
export { ModalHost, type ModalHostProps } from './modal-host.tsx';
export { ModalLayout, type ModalLayoutProps } from './modal-layout.tsx';
export { createModalStack, type ModalStack, type ModalStackState } from './modal-stack.ts';
export type { ModalTexts } from './modal-texts.ts';
