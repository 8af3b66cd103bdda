import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChainIcon } from '../chain-icon/chain-icon.tsx';
import { StoryColumn } from '../test/story-layout.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'ethereum', label: 'Ethereum', icon: <ChainIcon chain="ethereum" /> },
  { value: 'base', label: 'Base', icon: <ChainIcon chain="base" /> },
  { value: 'polygon', label: 'Polygon', icon: <ChainIcon chain="polygon" />, disabled: true },
];

function ChainSelect() {
  const [chain, setChain] = useState('ethereum');
  return <Select label="Chain" options={options} value={chain} onValueChange={setChain} />;
}

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Chain', options, value: null, onValueChange: fn(), placeholder: 'Select a chain' },
  decorators: [
    (Story) => (
      <StoryColumn widthPx={280}>
        <Story />
      </StoryColumn>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  render: () => <ChainSelect />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Chain/ });
    await userEvent.click(trigger);
    const option = await screen.findByRole('option', { name: 'Base' });
    // A list that closes before its entry animation starts never disappears, which no user is fast enough for.
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.click(option);
    await expect(trigger).toHaveTextContent('Base');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
export const Open: Story = {
  tags: ['visual'],
  parameters: { visual: 'page' },
  render: () => <ChainSelect />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Chain/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ethereum' })).toHaveFocus());
  },
};
export const NothingChosen: Story = {};
export const Invalid: Story = {
  args: { error: 'Select a chain', description: 'Where the contract lives.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('Where the contract lives. Select a chain');
  },
};
export const Disabled: Story = { args: { disabled: true, value: 'base' } };
export const ByKeyboard: Story = {
  render: () => <ChainSelect />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Chain/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ethereum' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('b{Enter}');
    await expect(trigger).toHaveTextContent('Base');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const LongTextNarrow: Story = {
  args: {
    label: 'The network on which the contract that you want to watch lives',
    labelNote: 'Optional',
    value: 'long',
    options: [{ value: 'long', label: 'Arbitrum Orbit Testnet for Permissionless Validation, Second Edition' }],
    error: 'This network is not part of the plan; choose another one or change the plan first.',
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { args: { value: 'base' }, globals: { direction: 'rtl' } };
