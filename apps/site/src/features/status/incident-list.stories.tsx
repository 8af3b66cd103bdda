import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { incidentFixture } from './testing/status-fixtures.ts';
import { IncidentList } from './incident-list.tsx';

const meta = {
  title: 'Screens/Site/Status/IncidentList',
  component: IncidentList,
  decorators: [withPage],
  args: { incidents: [incidentFixture()], textLanguage: null },
} satisfies Meta<typeof IncidentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Over: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Polygon answered late' })).toBeVisible();
    await expect(canvas.getByText(/42/)).toBeVisible();
  },
};

export const StillGoingOn: Story = {
  args: { incidents: [incidentFixture({ impact: 'major', resolvedAt: null }), incidentFixture({ id: 'earlier' })] },
};

export const NoneRecorded: Story = { args: { incidents: [] } };

export const LongTextOnASmallPhone: Story = {
  args: {
    incidents: [
      incidentFixture({
        title: 'Requests to several chains were answered late or not at all while a provider moved its nodes to another place',
        resolvedAt: '2026-11-04T20:10:00.000Z',
      }),
    ],
  },
  globals: { viewport: { value: 'small' } },
};
