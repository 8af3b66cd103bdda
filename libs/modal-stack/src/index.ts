export {
  defineModals,
  type BoundModals,
  type ModalArguments,
  type ModalDefinition,
  type ModalDefinitions,
  type ModalPropsOf,
  type ModalRegistry,
  type ModalResultOf,
  type RegisteredModal,
} from './define-modals.ts';
export { connectModalHistory, type ConnectModalHistoryParameters, type ModalHistoryConnection } from './history/connect-modal-history.ts';
export {
  connectModalRouter,
  type ConnectModalRouterParameters,
  type ModalRouter,
  type ModalRouterConnection,
} from './history/connect-modal-router.ts';
export type { HistoryArrival, HistoryMark, HistoryPlace, ModalHistory, PageBelow } from './history/modal-history.ts';
export { MissingModalHostError, type ModalTexts } from './host/modal-host-context.ts';
export { ModalHost, type ModalHostProps } from './host/modal-host.tsx';
export { ModalLayout, ModalTitle, type ModalLayoutProps, type ModalTitleProps } from './host/modal-layout.tsx';
export { lazyModal, type LazyModal, type LazyModalOptions } from './lazy-modal.tsx';
export type { ModalComponent, ModalControls, ModalEntry, ModalOptions, OpenModalParameters } from './modal-entries.ts';
export { modalParameter, type ModalParametersSchema } from './modal-link.ts';
export { createModalStack, type ModalStack, type ModalStackState } from './modal-stack.ts';
