import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { Header } from './header.tsx';

const meta = {
  title: 'Screens/Site/Header',
  component: Header,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { urlLogical: '/pricing' } },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Get started' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Account menu' })).toBeNull();
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Docs', 'JSON-RPC API', 'Chains', 'Pricing']);
  },
};

/** Sets the flag on the root element that an inline script sets before the first paint. */
export const SignedIn: Story = {
  beforeEach: () => {
    document.documentElement.dataset['signedIn'] = '';
    return () => void delete document.documentElement.dataset['signedIn'];
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Get started' })).toBeNull();
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const MenuOfASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvasElement.querySelector('summary') as HTMLElement;
    await userEvent.click(opener);
    await expect(canvas.getByText('Start for free')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Management API' })).toHaveAttribute('href', '/api/reference');
    const tools = within(canvas.getByText('Tools'));
    await expect(tools.getByRole('link', { name: 'Wallet playground' })).toHaveAttribute('href', '/playground/');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Start for free')).not.toBeVisible();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};
