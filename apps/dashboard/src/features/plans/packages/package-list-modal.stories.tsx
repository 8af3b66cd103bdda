import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { PackageListModal } from './package-list-modal.tsx';

const project = projectFixture({ balance: 41_250 });
const onChoose = fn();
const packaged = {
  ...project,
  geyserUsageCommitment: 'L',
  geyserUsageCommitmentMultiplier: 3,
  geyserUsageCommitmentEnd: '2099-12-15T00:00:00.000Z',
};

const meta = {
  title: 'Modals/Additional plans',
  component: ModalStory,
  subcomponents: { PackageListModal },
  args: {
    state: { projects: [project] },
    widthPx: 560,
    renderModal: (close) => <PackageListModal projectId={project.id} onChoose={onChoose} close={close} />,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const NoneYet: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await expect(onChoose).toHaveBeenLastCalledWith(project.id);
  },
};

export const Renewed: Story = {
  args: { state: { projects: [packaged] } },
  play: async () => {
    await shown('3 add-ons, renewing on Dec 15, 2099');
    await expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
  },
};

export const RenewalOff: Story = { args: { state: { projects: [{ ...packaged, nextGeyserUsageCommitmentMultiplier: 0 }] } } };
export const WithoutAnEnd: Story = { args: { state: { projects: [{ ...packaged, geyserUsageCommitmentEnd: null }] } } };
export const NothingToAdd: Story = {
  args: { renderModal: (close) => <PackageListModal projectId={project.id} plans={[]} onChoose={onChoose} close={close} /> },
  play: async () => {
    await shown('No add-ons available right now.');
  },
};

export const Loading: Story = { args: { api: 'silent' } };
export const LoadFailed: Story = { args: { api: 'refusing' } };
export const OnASmallPhone: Story = { ...Renewed, globals: { viewport: { value: 'small' } } };
