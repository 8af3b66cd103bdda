import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { asScreen } from '../../test/screen-story.tsx';
import { ChartLabPage } from './chart-lab-page.tsx';

const meta = { title: 'Screens/Chart playground', component: ChartLabPage, decorators: [asScreen] } satisfies Meta<typeof ChartLabPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async () => {
    await expect(await screen.findByText('3,000 points in 3 series')).toBeVisible();
  },
};

export const Bars: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Bar'));
    await expect(await screen.findByText('3,000 points in 3 series')).toBeVisible();
  },
};

export const Loading: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Loading'));
  },
};

export const Empty: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Empty'));
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
