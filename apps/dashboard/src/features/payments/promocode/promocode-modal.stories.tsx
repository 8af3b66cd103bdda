import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { PromocodeModal } from './promocode-modal.tsx';

const project = projectFixture({ balance: 1_240 });

const meta = {
  title: 'Modals/Promo code',
  component: ModalStory,
  subcomponents: { PromocodeModal },
  args: {
    state: { projects: [project], promocodes: { WELCOME: 500 } },
    renderModal: (close) => <PromocodeModal projectId={project.id} close={close} />,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (code: string) => userEvent.type(await screen.findByRole('textbox', { name: 'Promo code' }), `${code}{Enter}`);

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveFocus());
  },
};

export const Invalid: Story = {
  play: async () => {
    await submit('');
    await waitFor(() => expect(screen.getByText('This field is required')).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await submit('WELCOME');
    await waitFor(() => expect(screen.getByRole('button', { name: /Redeem/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The field shows the error until the user edits it. */
export const UnknownCode: Story = {
  play: async () => {
    await submit('WELCOME-2019');
    await waitFor(() => expect(screen.getByText('Promo code not found.')).toBeVisible());
  },
};

export const Done: Story = {
  play: async () => {
    await submit('WELCOME');
    await waitFor(() => expect(screen.getByText('$5.00 added')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/Your balance is now \$17\.40/)).toBeVisible());
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await submit('WELCOME');
    await waitFor(() => expect(screen.getByText('Couldn’t redeem this code')).toBeVisible());
  },
};

export const OnASmallPhone: Story = { ...UnknownCode, globals: { viewport: { value: 'small' } } };
