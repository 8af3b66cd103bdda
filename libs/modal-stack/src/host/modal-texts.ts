/** Texts the host itself shows; modals bring their own. */
export interface ModalTexts {
  readonly close: string;
  readonly loading: string;
  /** The code of a modal could not be fetched. */
  readonly loadFailedTitle: string;
  readonly loadFailedMessage: string;
  /** A modal threw while it was drawn. */
  readonly crashedTitle: string;
  readonly crashedMessage: string;
  readonly retry: string;
}
