import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { StatusLink } from './status-link.tsx';

const answering = (reply: () => Promise<Response>) => ({ beforeEach: () => void spyOn(globalThis, 'fetch').mockImplementation(reply) });

const meta = {
  title: 'Screens/Site/StatusLink',
  component: StatusLink,
  decorators: [withPage],
  args: { link: { href: '/service-status', label: 'Status' } },
} satisfies Meta<typeof StatusLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  ...answering(async () => Response.json({ state: 'up' })),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Status (All systems operational)' });
    await expect(link).toHaveAttribute('href', '/service-status');
  },
};

export const Failing: Story = {
  ...answering(async () => Response.json({ state: 'failing' })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Status (Some systems are down)' });
  },
};

/** Everything works, but there is an unresolved incident reported by people. */
export const Incident: Story = {
  ...answering(async () => Response.json({ state: 'incident' })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Status (Incident in progress)' });
  },
};

/** Without a measurement, it is a plain link. */
export const NobodyKnows: Story = answering(() => Promise.reject(new TypeError('offline')));

/** An external status page. */
export const Elsewhere: Story = {
  ...answering(async () => Response.json({ state: 'up' })),
  args: { link: { href: 'https://status.example.com', label: 'Status', external: true } },
};
