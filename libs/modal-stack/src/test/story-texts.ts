import type { ModalTexts } from '../host/modal-texts.ts';

/** What the host says in stories. */
export const storyTexts: ModalTexts = {
  close: 'Close',
  loading: 'Loading',
  loadFailedTitle: 'This window could not be loaded',
  loadFailedMessage: 'The connection was lost. Nothing was changed.',
  crashedTitle: 'Something went wrong',
  crashedMessage: 'This window could not be shown. Nothing was changed.',
  retry: 'Try again',
};
