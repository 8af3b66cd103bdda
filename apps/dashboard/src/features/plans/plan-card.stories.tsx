import { getPlan } from '@onepoint/plans-domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PlanCard } from './plan-card.tsx';

const onChoose = fn();
const onListPackages = fn();

const meta = {
  title: 'Screens/Plans/Card',
  component: PlanCard,
  args: {
    entry: { plan: getPlan('PAYG'), change: { kind: 'upgrade', effectiveAt: null, priceCents: 0, balanceAfterCents: 100 } },
    current: 'FREE',
    planEndsAt: null,
    mayChange: true,
    onChoose,
    onListPackages,
  },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Popular: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Pay as you go' }));
    await expect(onChoose).toHaveBeenLastCalledWith('PAYG');
  },
};

export const Current: Story = {
  args: { entry: { plan: getPlan('PAYG'), change: null }, current: 'PAYG', planEndsAt: new Date('2099-12-15T00:00:00Z') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add-ons' }));
    await expect(onListPackages).toHaveBeenCalledOnce();
  },
};

export const ComingSoon: Story = {
  args: {
    entry: {
      plan: { ...getPlan('M'), comingSoon: true },
      change: { kind: 'refused', reason: 'PLAN_COMING_SOON', shortfallCents: 0 },
    },
  },
  play: async () => {
    await expect(await screen.findByText('This plan is coming soon.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Upgrade to Enterprise' })).toBeDisabled();
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
