import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DemoBar } from './demo-bar.tsx';

const meta: Meta<typeof DemoBar> = {
  component: DemoBar,
  args: {
    scenario: 'demo',
    language: 'en',
    languages: [
      { code: 'en', label: 'English' },
      { code: 'ja', label: '日本語' },
    ],
    onScenarioChange: fn(),
    onLanguageChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof DemoBar>;

/** Names the scenario; selecting another one switches to it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Scenario/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'API down' }));
    await expect(args.onScenarioChange).toHaveBeenCalledWith('api-down');
  },
};

/** On phones, only the selects are shown. */
export const Small: Story = { args: { scenario: 'insufficient-balance' }, globals: { viewport: { value: 'small' } } };
