import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Play function for modals that show a secret once: closing before it was copied asks first, with this text. */
export const closingAsks = (text: RegExp | string) => async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
};

/** Matches the definition of such modals. */
export const secretModalArgs = { widthPx: 560, disableOutsideClick: true } as const;
