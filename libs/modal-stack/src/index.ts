export { defineModals, type BoundModals, type ModalRegistry, type RegisteredModal } from './define-modals.ts';
export { connectModalHistory, type ConnectModalHistoryParameters, type ModalHistoryConnection } from './history/connect-modal-history.ts';
export { connectModalRouter, type ConnectModalRouterParameters, type ModalRouterConnection } from './history/connect-modal-router.ts';
export type { HistoryArrival, HistoryMark, HistoryPlace, ModalHistory, PageBelow } from './history/modal-history.ts';
export type { ModalRouter } from './history/router-history.ts';
export { lazyModal, type LazyModal, type LazyModalOptions } from './lazy-modal.tsx';
export { MissingModalHostError } from './host/missing-modal-host-error.ts';
export type {
  ModalArguments,
  ModalDefinition,
  ModalDefinitions,
  ModalParametersSchema,
  ModalPropsOf,
  ModalResultOf,
} from './modal-definition.ts';
export type { ModalComponent, ModalControls, ModalEntry, ModalOptions, OpenModalParameters } from './modal-entry.ts';
export { ModalHost, type ModalHostProps } from './host/modal-host.tsx';
export { ModalLayout, type ModalLayoutProps } from './host/modal-layout.tsx';
export { ModalTitle, type ModalTitleProps } from './host/modal-title.tsx';
export { modalParameter } from './modal-link.ts';
export { createModalStack, type ModalStack, type ModalStackState } from './modal-stack.ts';
export type { ModalTexts } from './host/modal-texts.ts';
