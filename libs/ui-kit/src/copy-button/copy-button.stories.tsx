import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'op_3fG9', label: 'Copy the key', copiedLabel: 'Copied', failedLabel: 'Could not copy' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
};
const written = fn(async () => undefined);

export const Copies: Story = {
  beforeEach: withClipboard(written),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(written).toHaveBeenCalledWith('op_3fG9');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};

export const PageOverHttp: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'));
  },
};

export const BrowserRefuses: Story = {
  beforeEach: withClipboard(async () => {
    throw new DOMException('refused', 'NotAllowedError');
  }),
  args: { children: 'Copy', variant: 'secondary' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'));
  },
};
