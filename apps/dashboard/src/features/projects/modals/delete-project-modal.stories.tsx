import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { DeleteProjectModal } from './delete-project-modal.tsx';

const meta = {
  title: 'Modals/Delete project',
  component: ModalStory,
  subcomponents: { DeleteProjectModal },
  args: { renderModal: (close) => <DeleteProjectModal project={projectFixture()} close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirmWith = async (name: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Type the project name to confirm' }), `${name}{Enter}`);
};

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Type the project name to confirm' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Delete project' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const withBalance = projectFixture({ balance: 9_871 });

export const BalanceHasToGoSomewhere: Story = {
  args: {
    renderModal: (close) => <DeleteProjectModal project={withBalance} close={close} />,
    state: { projects: [withBalance, projectFixture({ id: 'proj_other', name: 'Indexer' })] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Move it to another project/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Indexer/ })).toBeVisible());
  },
};

export const BalanceIsPaidBack: Story = {
  args: { renderModal: (close) => <DeleteProjectModal project={withBalance} close={close} />, state: { projects: [withBalance] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(screen.getByText('Choose what to do with the balance')).toBeVisible());
  },
};

const withPromo = projectFixture({ balance: 9_871, promoBalance: 1_000 });

export const PromoCreditExpires: Story = {
  args: {
    renderModal: (close) => <DeleteProjectModal project={withPromo} close={close} />,
    state: { projects: [withPromo, projectFixture({ id: 'proj_other', name: 'Indexer' })] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Request a refund/ }));
    await waitFor(() => expect(screen.getByText(/\$88\.71 will be refunded and \$10\.00 of promo credit expires/)).toBeVisible());
  },
};

const onlyPromo = projectFixture({ balance: 1_000, promoBalance: 1_000 });

export const OnlyPromoCredit: Story = {
  args: {
    renderModal: (close) => <DeleteProjectModal project={onlyPromo} close={close} />,
    state: { projects: [onlyPromo, projectFixture({ id: 'proj_other', name: 'Indexer' })] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Let it expire/ }));
  },
};

export const OnlyPromoCreditAndNoOtherProject: Story = {
  args: { renderModal: (close) => <DeleteProjectModal project={onlyPromo} close={close} />, state: { projects: [onlyPromo] } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/\$10\.00 of promo credit expires with the project/)).toBeVisible());
  },
};

export const AnotherName: Story = {
  play: async () => {
    await confirmWith('storefront');
    await waitFor(() => expect(screen.getByText('The name doesn’t match')).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await confirmWith('Storefront');
    await waitFor(() => expect(screen.getByRole('button', { name: /Delete project/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await confirmWith('Storefront');
    await waitFor(() => expect(screen.getByText('Couldn’t delete the project')).toBeVisible());
  },
};

const longName = 'A project with a name that someone wrote out in full';

export const LongNameOnASmallPhone: Story = {
  args: { renderModal: (close) => <DeleteProjectModal project={projectFixture({ name: longName, balance: 120 })} close={close} /> },
  globals: { viewport: { value: 'small' } },
};
