import { appState } from '@onepoint/app-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { ThemeButton } from './header-buttons.tsx';
import { ThemePanel, ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Screens/Site/Theme',
  component: ThemeSwitch,
  subcomponents: { ThemePanel },
  decorators: [withPage],
  beforeEach: () => {
    const { themeMode } = appState.getState();
    return () => appState.set({ themeMode });
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Switch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['light', 'dark', 'system']);
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(appState.getState().themeMode).toBe('system');
  },
};

export const Button: Story = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '6rem' }}>
      <ThemeButton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Theme' });
    await userEvent.click(button);
    await canvas.findByRole('group', { name: 'Theme' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Theme' })).toBeNull();
    await expect(button).toHaveFocus();
  },
};
