import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BillingDiagram, FailoverDiagram, KeyRotationDiagram, RequestPathDiagram, WebSocketDiagram } from './diagrams.tsx';
import './diagram.css';

const meta = { title: 'Site/Docs/Diagrams' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const RequestPath: Story = {
  render: () => <RequestPathDiagram />,
  play: async ({ canvasElement }) => {
    const drawing = within(canvasElement).getByRole('img', { name: /^The path of a request/ });
    await expect(drawing).toHaveAccessibleName(/Rejected requests are answered by the gateway and are free\.$/);
  },
};
export const KeyRotation: Story = { render: () => <KeyRotationDiagram /> };
export const Billing: Story = { render: () => <BillingDiagram /> };
export const Failover: Story = { render: () => <FailoverDiagram /> };
export const WebSocketLifecycle: Story = { render: () => <WebSocketDiagram /> };

export const OnAPhone: Story = {
  render: () => <RequestPathDiagram />,
  globals: { viewport: { value: 'phone' } },
};
