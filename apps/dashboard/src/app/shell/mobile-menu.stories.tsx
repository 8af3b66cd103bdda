import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const project = projectFixture({ usageCommitment: 'PAYG', balance: 9_871 });

const meta = {
  title: 'Modals/Mobile menu',
  component: ModalStory,
  subcomponents: { MobileMenu },
  args: {
    renderModal: (close) => <MobileMenu renderMenu={(onFollow) => <DashboardMenu project={project} onFollow={onFollow} />} close={close} />,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAProject: Story = {};

export const BeforeTheProjectIsThere: Story = {
  args: {
    renderModal: (close) => (
      <MobileMenu renderMenu={(onFollow) => <DashboardMenu project={undefined} onFollow={onFollow} />} close={close} />
    ),
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const FollowingALinkClosesIt: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Statistics' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
