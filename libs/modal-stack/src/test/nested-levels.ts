import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Waits until focus is inside a modal, and gives it. */
export async function findFocusedDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

/** Opens that many modals of a `NestedPage`, each above the other. Gives the top one. */
export async function openLevels(canvasElement: HTMLElement, levels: number): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  let top = await findFocusedDialog('Level 1');
  for (let level = 2; level <= levels; level += 1) {
    await userEvent.click(within(top).getByRole('button', { name: 'Open another' }));
    top = await findFocusedDialog(`Level ${level}`);
  }
  return top;
}
