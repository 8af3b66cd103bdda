import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { incidentFixture, measurementsFixture, partFixture } from './testing/status-fixtures.ts';
import { Verdict } from './verdict.tsx';

const meta = {
  title: 'Screens/Site/Status/Verdict',
  component: Verdict,
  decorators: [withPage],
  args: { measured: measurementsFixture(), incidents: [] },
} satisfies Meta<typeof Verdict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPartAnswers: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(within(canvasElement).getByRole('status')).getByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent('All systems operational');
    await expect(within(canvasElement).getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '#subscribe');
  },
};

export const OnePartFails: Story = {
  args: { measured: measurementsFixture({ parts: [partFixture(), partFixture({ id: 'chain-bsc', state: 'failing', fault: 'timeout' })] }) },
};

/** Every part works, but there is an unresolved incident reported by people. */
export const OpenIncident: Story = {
  args: { incidents: [incidentFixture({ resolvedAt: null }), incidentFixture({ id: 'earlier' })] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Incident in progress');
  },
};

/** The server has just started. */
export const NothingAskedYet: Story = {
  args: { measured: measurementsFixture({ parts: [partFixture({ state: 'unknown', tookMs: null, days: [] })] }) },
};

/** A static host without measurements. */
export const NotMeasured: Story = { args: { measured: null } };

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
