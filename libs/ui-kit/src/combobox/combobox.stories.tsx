import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChainIcon } from '../chain-icon/chain-icon.tsx';
import { StoryColumn } from '../test/story-layout.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const options = [
  {
    id: 'main',
    title: 'Main networks',
    options: [
      { value: 'ethereum', label: 'Ethereum', icon: <ChainIcon chain="ethereum" /> },
      { value: 'base', label: 'Base', icon: <ChainIcon chain="base" /> },
      { value: 'polygon', label: 'Polygon', icon: <ChainIcon chain="polygon" />, disabled: true, description: 'Not on this plan' },
    ],
  },
  { id: 'test', title: 'Test networks', options: [{ value: 'sepolia', label: 'Sepolia', icon: <ChainIcon chain="sepolia" /> }] },
];

function Controlled({ value, onValueChange, ...props }: ComboboxProps<string>) {
  const [chosen, setChosen] = useState(value);
  const handleValueChange = (next: string | null) => {
    setChosen(next);
    onValueChange(next);
  };
  return <Combobox {...props} value={chosen} onValueChange={handleValueChange} />;
}

const methods = ['eth_blockNumber', 'eth_call', 'eth_getBalance', 'eth_getLogs', 'eth_sendRawTransaction'];
function Searched(props: ComboboxProps<string>) {
  const [text, setText] = useState('');
  const found = methods.filter((method) => method.includes(text)).map((value) => ({ value, label: value }));
  return <Controlled {...props} options={found} onSearch={setText} />;
}

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Chain',
    locale: 'en',
    options,
    value: 'ethereum',
    onValueChange: fn(),
    emptyText: 'No chain of that name',
    toggleLabel: 'Show chains',
    placeholder: 'Select a chain',
  },
  decorators: [
    (Story) => (
      <StoryColumn widthPx={320}>
        <Story />
      </StoryColumn>
    ),
  ],
  render: (props) => <Controlled {...props} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list that closes before its entry animation starts never disappears, which no user is fast enough for. */
const listShown = () => waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());

const typeInto = async (canvasElement: HTMLElement, text: string) => {
  const input = within(canvasElement).getByRole('combobox', { name: 'Chain' });
  await userEvent.tripleClick(input);
  await userEvent.keyboard(text);
  return input;
};

export const Chosen: Story = { args: { description: 'Where the contract lives.' } };

export const Filtering: Story = {
  play: async ({ args, canvasElement }) => {
    const input = await typeInto(canvasElement, 'ba');
    await screen.findByRole('option', { name: 'Base' });
    await expect(screen.queryByRole('option', { name: 'Ethereum' })).not.toBeInTheDocument();
    await listShown();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Base');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('base');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('option', { name: /Polygon/ });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Ethereum', selected: true });
    // The disabled option is skipped.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sepolia');
    await expect(input).toHaveValue('Sepolia');
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const input = await typeInto(canvasElement, 'solana');
    await screen.findByText('No chain of that name');
    await listShown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue('Ethereum'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const EmptiedIsNothingChosen: Story = {
  play: async ({ args, canvasElement }) => {
    await typeInto(canvasElement, '{Backspace}');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const FoundElsewhere: Story = {
  args: { label: 'Method', value: 'eth_call', emptyText: 'No method of that name', toggleLabel: 'Show methods' },
  render: (props) => <Searched {...props} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('Logs');
    await screen.findByRole('option', { name: 'eth_getLogs' });
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await listShown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue('eth_call'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  args: { loading: true, loadingText: 'Looking for chains', options: [], value: null, onSearch: fn() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Looking for chains'));
  },
};

export const NothingChosen: Story = { args: { value: null, labelNote: 'Optional' } };
export const Invalid: Story = {
  args: { value: null, error: 'Select a chain', description: 'Where the contract lives.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Where the contract lives. Select a chain');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongTextNarrow: Story = {
  args: {
    label: 'The network on which the contract that you want to watch lives',
    value: 'long',
    options: [{ value: 'long', label: 'Arbitrum Orbit Testnet for Permissionless Validation, Second Edition' }],
    error: 'This network is not part of the plan; choose another one or change the plan first.',
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { ...Open, args: { locale: 'ar' }, globals: { direction: 'rtl' } };
