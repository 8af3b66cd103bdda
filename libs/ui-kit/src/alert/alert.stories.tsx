import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { StoryColumn } from '../test/story-layout.tsx';
import { Alert } from './alert.tsx';
import { ToneIcon } from './tone-icon.tsx';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  subcomponents: { ToneIcon },
  args: { title: 'The plan changes on 1 December' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <StoryColumn widthPx={720}>
      <Alert title="The plan changes on 1 December">Until then you keep the limits of pay as you go.</Alert>
      <Alert tone="positive" title="$100.00 arrived" />
      <Alert tone="caution" title="The balance lasts for about 2 days" action={<Button size="sm">Add funds</Button>}>
        At the present rate it ends on 23 November.
      </Alert>
      <Alert tone="negative" title="$51.00 is missing" action={<Button size="sm">Deposit $51.00</Button>}>
        The package costs $100.00, the balance is $49.00. Nothing was charged.
      </Alert>
    </StoryColumn>
  ),
};

export const Live: Story = { args: { tone: 'negative', live: true, title: 'The project could not be saved' } };

export const Narrow: Story = {
  args: {
    tone: 'caution',
    children: 'At the present rate the balance ends on 23 November, and every call is refused from then on.',
    action: <Button size="sm">Add funds</Button>,
  },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = {
  args: { tone: 'caution', children: 'At the present rate it ends on 23 November.', action: <Button size="sm">Add funds</Button> },
  globals: { direction: 'rtl' },
};
