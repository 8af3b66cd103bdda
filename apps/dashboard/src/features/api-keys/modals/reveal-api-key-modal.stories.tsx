import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { RevealApiKeyModal } from './reveal-api-key-modal.tsx';

const secret = 'op_3fG9aB7cD2eF5gH8jK4mN6pQ9rS3tU7vW2xYk7Qz';
const endpointUrl = `https://rpc.example.com/rpc/ethereum/${secret}`;
const apiKey = { name: 'Production server', secret };
const long = { name: 'Indexer of the archive in the second region, kept for the audit', secret };

const meta = {
  title: 'Modals/Reveal API key',
  component: ModalStory,
  subcomponents: { RevealApiKeyModal },
  args: {
    widthPx: 560,
    renderModal: (close) => <RevealApiKeyModal apiKey={apiKey} endpointUrl={endpointUrl} close={close} />,
    disableOutsideClick: true,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const NotCopied: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async () => {
    await click('Copy API key');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible());
  },
};

export const CopyFailed: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
  },
  play: async () => {
    await click('Copy API key');
    await waitFor(() => expect(screen.getAllByRole('status')[0]).not.toBeEmptyDOMElement());
  },
};

export const AsksBeforeTheSecretIsLost: Story = {
  play: async () => {
    await click('Done');
    await waitFor(() => expect(screen.getByText('Close without copying your key?')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus();
  },
};

/** Escape asks like the close button; another Escape returns to the secret. */
export const EscapeAsks: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Close without copying your key?')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(secret)).toBeVisible());
  },
};

export const WithoutAnEndpoint: Story = {
  args: { renderModal: (close) => <RevealApiKeyModal apiKey={apiKey} endpointUrl={undefined} close={close} /> },
};

const rotated = (previousSecretEndsAt: string | null) => (close: () => void) => (
  <RevealApiKeyModal apiKey={apiKey} endpointUrl={endpointUrl} rotated={{ previousSecretEndsAt }} close={close} />
);

export const Rotated: Story = { args: { renderModal: rotated('2026-12-03T09:20:00.000Z') } };

export const RotatedAtOnce: Story = {
  args: { renderModal: rotated(null) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The old key no longer works.')).toBeVisible());
  },
};

export const LongNameOnASmallPhone: Story = {
  args: { renderModal: (close) => <RevealApiKeyModal apiKey={long} endpointUrl={endpointUrl} close={close} /> },
  globals: { viewport: { value: 'small' } },
};
