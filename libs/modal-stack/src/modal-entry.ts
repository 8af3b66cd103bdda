import type { FunctionComponent } from 'react';
import type { ModalLink } from './modal-link.ts';

/** What every modal's component receives beside its own props. */
export interface ModalControls<Result = void> {
  /** Closes this modal; the promise of its `open` gets the result. */
  close: (result?: Result) => void;
}

/** Component of a modal: its own props and {@link ModalControls}. */
export type ModalComponent<Props extends object = object, Result = void> = FunctionComponent<Props & ModalControls<Result>>;

/** How a modal behaves and is framed. */
export interface ModalOptions {
  /** A click on the overlay does nothing; Escape and the browser's Back do what its close button does, which may ask first. @default false */
  readonly disableOutsideClick?: boolean | undefined;
  /** Widest the modal gets, in CSS pixels; a `ModalLayout` inside may say otherwise. @default 480 */
  readonly widthPx?: number | undefined;
  /** What the address says while this modal is open. Absent where it cannot be opened from an address. */
  readonly link?: ModalLink | undefined;
}

/** A request to open a modal. */
export interface OpenModalParameters<Props extends object, Result> extends ModalOptions {
  /** Name of the place in the stack; a second modal with an id that is open is not opened. */
  readonly id: string;
  readonly component: ModalComponent<Props, Result>;
  readonly props: Props;
}

/** One modal in the stack. */
export interface ModalEntry {
  readonly id: string;
  /** Differs between two modals that had the same id one after the other. */
  readonly key: number;
  /** Drawn with `props` and {@link ModalControls}; `open` checked that they fit. */
  readonly component: FunctionComponent<never>;
  readonly props: object;
  readonly disableOutsideClick: boolean;
  readonly widthPx: number | undefined;
  readonly link: ModalLink | undefined;
  /** Closed, and still on screen while it leaves. */
  readonly closing: boolean;
}
