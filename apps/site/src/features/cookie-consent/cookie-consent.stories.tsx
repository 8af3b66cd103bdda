import { appState } from '@onepoint/app-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { ConsentBanner } from './cookie-consent.tsx';
import styles from './cookie-consent.module.css';

const meta = {
  title: 'Screens/Site/ConsentBanner',
  component: ConsentBanner,
  decorators: [withPage],
  args: { reason: 'ask', onClose: fn(), className: styles.banner },
  parameters: { visual: 'page' },
  beforeEach: () => {
    appState.set({ cookieConsent: null });
    return () => appState.set({ cookieConsent: null });
  },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const withSignal = () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  return () => Reflect.deleteProperty(navigator, 'globalPrivacyControl');
};

/** Both buttons look the same, and the banner does not take the focus. */
export const FirstVisit: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Cookies and analytics' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(appState.getState().cookieConsent).toBe('off');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ChangingAnAcceptance: Story = {
  args: { reason: 'settings' },
  beforeEach: () => appState.set({ cookieConsent: 'all' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region')).toHaveFocus();
    await expect(canvas.getByText(/Analytics is on/)).toBeVisible();
  },
};

export const ChangingARejection: Story = {
  args: { reason: 'settings' },
  beforeEach: () => appState.set({ cookieConsent: 'off' }),
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(appState.getState().cookieConsent).toBe('off');
  },
};

export const BrowserSendsPrivacyControl: Story = {
  args: { reason: 'settings' },
  beforeEach: withSignal,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Global Privacy Control/)).toBeVisible();
  },
};

/** A build without analytics has no choice. */
export const NothingCounted: Story = {
  args: { reason: 'notCounted' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SmallPhone: Story = { args: { reason: 'settings' }, globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
