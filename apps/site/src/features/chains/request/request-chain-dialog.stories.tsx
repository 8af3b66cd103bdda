import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { RequestChainDialog, RequestChainForm } from './request-chain-dialog.tsx';

const request = {
  values: { projectUrl: 'https://example.com', message: 'Gnosis, 2 million requests a day.' },
  setValue: fn(),
  issues: {},
  isSending: false,
  outcome: undefined,
  send: fn(() => Promise.resolve(undefined)),
};

const meta = {
  title: 'Screens/Site/RequestChainForm',
  component: RequestChainForm,
  subcomponents: { RequestChainDialog },
  decorators: [withPage],
  args: { request },
} satisfies Meta<typeof RequestChainForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { request: { ...request, values: { projectUrl: '', message: '' } } } };

export const Filled: Story = {
  args: { request: { ...request, send: fn(() => Promise.resolve(undefined)) } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send request' }));
    await expect(args.request.send).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: {
    request: {
      ...request,
      values: { projectUrl: 'example', message: 'ab' },
      issues: {
        projectUrl: { key: 'validation.url', values: {} },
        message: { key: 'validation.minLength', values: { count: 3 } },
      },
      send: fn(() => Promise.resolve('projectUrl' as const)),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Project URL' })).toHaveFocus());
    await expect(canvas.getByText('Use at least 3 characters')).toBeVisible();
  },
};

export const Sending: Story = { args: { request: { ...request, isSending: true } } };

export const NotSent: Story = {
  args: { request: { ...request, outcome: { kind: 'network' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Can’t reach the server.');
  },
};

export const OnASmallPhone: Story = {
  args: { request: { ...request, outcome: { kind: 'limited' } } },
  globals: { viewport: { value: 'small' } },
};

export const InItsDialog: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  render: () => <RequestChainDialog chain="Gnosis" onClose={fn()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('dialog', { name: 'Request a chain' })).toBeVisible();
    // The close button would show its name after a while.
    canvas.getByRole('textbox', { name: 'Project URL' }).focus();
  },
};
