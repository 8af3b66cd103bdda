import { earningReferralsFixture, partnershipFixture, projectFixture } from '@onepoint/testing/api';
import type { Partnership } from '@onepoint/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { PartnersPage } from './partners-page.tsx';

const project = projectFixture();
const viewer = projectFixture({ role: 'viewer' });
const developer = projectFixture({ role: 'developer' });
const application = {
  company: 'Example Labs',
  website: 'https://example.com',
  message: 'We teach 2,000 developers a year how to build on Base.\nEach course ends with a project that needs an endpoint.',
  createdAt: '2026-03-10T09:30:00.000Z',
  decidedAt: null,
};
const standing = (partnership: Partial<Partnership>) =>
  screenParameters({ project, state: { projects: [project], partnerships: { [project.id]: partnershipFixture(partnership) } } });
const decidedAt = '2026-03-12T09:30:00.000Z';

const meta = {
  title: 'Screens/Partners',
  component: PartnersPage,
  decorators: [asScreen],
  args: { linkOf: (code) => `https://onepoint.example.com/?ref=${code}`, referralsPath: '/' },
} satisfies Meta<typeof PartnersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAPartner: Story = { parameters: standing({}) };

export const Waiting: Story = { parameters: standing({ status: 'submitted', application }) };

export const Declined: Story = { parameters: standing({ status: 'declined', application: { ...application, decidedAt } }) };

export const APartner: Story = {
  parameters: screenParameters({
    project,
    state: {
      projects: [project],
      partnerships: { [project.id]: partnershipFixture({ status: 'approved', application: { ...application, decidedAt } }) },
      referrals: { [project.id]: earningReferralsFixture({ shareBasisPoints: 2_000 }) },
    },
  }),
};

export const MayNotApply: Story = { parameters: screenParameters({ project: developer, state: { projects: [developer] } }) };

export const Viewer: Story = { parameters: screenParameters({ project: viewer, state: { projects: [viewer] } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const OnASmallPhone: Story = { ...APartner, globals: { viewport: { value: 'small' } } };

export const Applying: Story = {
  ...NotAPartner,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await expect(canvas.getByRole('textbox', { name: 'Company or name' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company or name' }), 'Example Labs');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Website' }), 'https://example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your audience' }), 'We teach.');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await canvas.findByText('Application under review');
  },
};
