import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { StoryColumn } from '../test/story-layout.tsx';
import { RadioCard } from './radio-card.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
import { Radio } from './radio.tsx';

function Controlled({ value, onValueChange, ...props }: RadioGroupProps<string>) {
  const [chosen, setChosen] = useState(value);
  const handleValueChange = (next: string) => {
    setChosen(next);
    onValueChange(next);
  };
  return <RadioGroup {...props} value={chosen} onValueChange={handleValueChange} />;
}

const roles = (
  <>
    <Radio value="admin" label="Admin" description="Everything but deleting the project" />
    <Radio value="developer" label="Developer" description="API keys and statistics" />
    <Radio value="owner" label="Owner" disabled disabledReason="Only an owner can make others owners" />
  </>
);

const methods = (
  <>
    <RadioCard
      value="cascade"
      icon={<Wallet size={20} strokeWidth={1.5} />}
      label="Cascade wallet"
      description="Send ERC-20 tokens to your own address"
      aside={<Badge>No fee</Badge>}
    />
    <RadioCard
      value="provider"
      icon={<CreditCard size={20} strokeWidth={1.5} />}
      label="Native wallet"
      description="Pay on the provider’s page, then come back"
      aside="$1.40"
    />
  </>
);

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio, RadioCard },
  args: { label: 'Role', value: 'developer', onValueChange: fn(), children: roles },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <StoryColumn widthPx={640}>
        <Story />
      </StoryColumn>
    ),
  ],
  render: (props) => <Controlled {...props} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { description: 'You can change it at any time.' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Developer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Admin' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('admin');
    await expect(canvas.getByRole('radio', { name: 'Owner' })).toHaveAccessibleDescription('Only an owner can make others owners');
  },
};

export const Row: Story = {
  args: {
    label: 'Theme',
    layout: 'row',
    value: 'system',
    children: ['Light', 'Dark', 'System'].map((theme) => <Radio key={theme} value={theme.toLowerCase()} label={theme} />),
  },
};

export const NothingChosen: Story = {
  args: { value: null, error: 'Choose a role', required: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Role' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose a role');
    group.focus();
    await expect(within(group).getByRole('radio', { name: 'Admin' })).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };

export const Cards: Story = {
  tags: ['visual'],
  args: { label: 'How to top up', layout: 'grid', value: 'cascade', children: methods },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Pay on the provider’s page, then come back'));
    const radio = canvas.getByRole('radio', { name: 'Native wallet' });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription('$1.40 Pay on the provider’s page, then come back');
  },
};
export const CardsInvalid: Story = {
  args: { label: 'How to top up', layout: 'grid', value: null, children: methods, error: 'Choose a method' },
};

export const Plans: Story = {
  args: {
    label: 'Plan',
    value: 'payg',
    children: (
      <>
        <RadioCard value="free" label="Free" aside="$0.00" description="300,000 compute units a day" />
        <RadioCard value="payg" label="Pay as you go" aside="$0.39 per 1M CU" description="What you use, charged as you use it" />
        <RadioCard
          value="m"
          label="M"
          aside="$499.00 a month"
          description="1,500,000,000 compute units"
          disabled
          disabledReason="The balance is $412.50 short"
        >
          600 requests a second, archive data, traces
        </RadioCard>
      </>
    ),
  },
};

export const LongTextNarrow: Story = {
  args: {
    label: 'How you would like to put money on the balance of this project',
    description: 'Whatever you choose, the amount arrives in US dollars and can be spent at once.',
    layout: 'grid',
    children: (
      <>
        <RadioCard
          value="developer"
          label="Kryptowährungszahlungsdienstleister mit einem sehr langen Namen"
          description="Pay on the provider’s page with any of the coins and networks it takes, then come back here"
          aside="$1.40"
        />
        <RadioCard
          value="other"
          label="Bank transfer"
          disabled
          disabledReason="Not for projects that are less than thirty days old, or that have never had a payment"
        />
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { ...Cards, tags: [], globals: { direction: 'rtl' } };
