import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Play function of a modal that shows a secret once: closing it before the secret was copied asks first, with this text. */
export const closingAsks = (text: RegExp | string) => async (): Promise<void> => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
};

/** Arguments of `ModalStory` for such a modal, like its definition. */
export const secretModalArgs = { widthPx: 560, disableOutsideClick: true } as const;
