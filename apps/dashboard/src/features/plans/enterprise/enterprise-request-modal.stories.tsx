import { contract } from '@onepoint/api-contract';
import { mockCall } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { EnterpriseRequestModal } from './enterprise-request-modal.tsx';
import { enterpriseRequestDraft } from './enterprise-request.ts';

const onClose = fn();
const onRequest = fn();

const meta = {
  title: 'Modals/Enterprise request',
  component: ModalStory,
  subcomponents: { EnterpriseRequestModal },
  args: {
    widthPx: 560,
    renderModal: (close) => (
      <EnterpriseRequestModal
        email=""
        close={(result) => {
          onClose(result);
          close();
        }}
      />
    ),
  },
  beforeEach: () => {
    onClose.mockClear();
    onRequest.mockClear();
    // Clear drafts of other stories.
    for (const email of ['', 'grace@example.com']) enterpriseRequestDraft(email).clear();
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const field = (name: string) => screen.findByRole('textbox', { name });
const send = () => screen.findByRole('button', { name: 'Send request' });

async function fillIn(message = 'Six chains, 2,000 requests per second, for a wallet.') {
  await userEvent.type(await field('Email'), 'ada@example.com');
  await userEvent.type(await field('Project URL'), 'https://example.com');
  await userEvent.type(await field('What do you need?'), message);
}

export const Empty: Story = {
  play: async () => {
    await expect(await send()).not.toHaveAttribute('aria-disabled');
  },
};

/** Sends nothing and focuses the first error. */
export const SubmittedEmpty: Story = {
  play: async () => {
    await userEvent.click(await send());
    await waitFor(async () => expect(await field('Email')).toHaveFocus());
    await expect(screen.getAllByText('This field is required')).toHaveLength(3);
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** Validates on every change. The button looks disabled while there are errors. */
export const Invalid: Story = {
  play: async () => {
    await fillIn('Hi');
    await shown('Use at least 3 characters');
    await expect(await send()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await send());
    await waitFor(async () => expect(await field('What do you need?')).toHaveFocus());
    await userEvent.type(await field('What do you need?'), '!');
    await waitFor(() => expect(screen.queryByText('Use at least 3 characters')).not.toBeInTheDocument());
    await expect(await send()).not.toHaveAttribute('aria-disabled');
    await userEvent.type(await field('Email'), '@');
    await shown(/Enter a valid email/);
  },
};

export const Filled: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await fillIn();
    await expect(await send()).not.toHaveAttribute('aria-disabled');
  },
};

export const Sent: Story = {
  play: async () => {
    await fillIn();
    await userEvent.click(await send());
    await screen.findByText('Sent successfully');
    await expect(onClose).toHaveBeenCalledWith('sent');
  },
};

export const Submitting: Story = {
  args: {
    overrides: [
      mockCall(storyApiUrl, contract.createEnterpriseRequest, ({ body }) => {
        onRequest(body);
        return new Promise<{ id: string }>(() => {});
      }),
    ],
  },
  play: async () => {
    await fillIn();
    const button = await send();
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(1));
  },
};

/** Keeps the input. */
export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await fillIn();
    await userEvent.click(await send());
    await shown('Request failed');
    await expect(await field('Email')).toHaveValue('ada@example.com');
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const LongTextOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const box = await field('What do you need?');
    await userEvent.click(box);
    await userEvent.paste('A sentence that says what is needed, again and again. '.repeat(10));
    await shown('Use at most 500 characters');
  },
};

/** Starts with the user's email address. */
export const Prefilled: Story = {
  args: { renderModal: (close) => <EnterpriseRequestModal close={() => close()} /> },
  play: async () => {
    await waitFor(async () => expect(await field('Email')).toHaveValue('grace@example.com'));
    await expect(await field('What do you need?')).toHaveValue('');
  },
};

export const PrefilledOnASmallPhone: Story = { ...Prefilled, globals: { viewport: { value: 'small' } } };
