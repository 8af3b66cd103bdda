import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { DialogLayout } from './dialog-layout.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function OpenedByButton(props: Omit<DialogProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename project</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
);

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: { DialogFrame, DialogLayout },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Rename project',
    closeLabel: 'Close',
    children: <TextField label="Name" defaultValue="Block explorer" />,
    footer,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  tags: ['visual'],
  parameters: { visual: 'page' },
  args: { description: 'Members see the new name at once.' },
};

export const LongTextNarrow: Story = {
  tags: ['visual'],
  parameters: { visual: 'page' },
  globals: { viewport: { value: 'small' } },
  args: {
    children: Array.from({ length: 14 }, (_, line) => <p key={line}>Every line of a long text can be reached, and the buttons stay.</p>),
  },
};

export const EscapeWhileNothingHasTheFocus: Story = {
  render: (props) => <OpenedByButton {...props} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rename project' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename project' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const FocusAndEscape: Story = {
  render: (props) => <OpenedByButton {...props} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Rename project' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Rename project' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
