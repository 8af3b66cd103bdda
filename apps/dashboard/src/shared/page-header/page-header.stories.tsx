import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Shared/PageHeader',
  component: PageHeader,
  decorators: [asScreen],
  args: { title: 'Statistics', headline: '1,204,331 requests in 7 days, 12% up; 0.02% errors' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { headline: undefined } };

/** A project the sandbox filled with sample data. */
export const SampleData: Story = {
  parameters: screenParameters({ project: projectFixture({ isSampleData: true }) }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const about = screen.getByText(/30 days of sample requests/);
    await expect(about).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sample data' }));
    await expect(about).toBeVisible();
    const { left, right } = about.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const SampleDataSmallPhone: Story = { ...SampleData, globals: { viewport: { value: 'small' } } };
