import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryRow } from '../test/story-layout.tsx';
import { Button } from './button.tsx';

const meta = { title: 'Components/Button', component: Button, args: { children: 'Create project', onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  tags: ['visual'],
  render: () => (
    <StoryRow>
      <Button variant="primary">Deposit $100.00</Button>
      <Button>Cancel</Button>
      <Button variant="ghost">Skip</Button>
      <Button variant="danger" icon={<Trash2 />}>
        Delete key
      </Button>
    </StoryRow>
  ),
};

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <StoryRow>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Button key={size} size={size} variant="primary" icon={<Plus />}>
          Create key
        </Button>
      ))}
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    const widthsPx = Array.from(canvasElement.querySelectorAll('svg'), (icon) => icon.getBoundingClientRect().width);
    await expect(widthsPx).toEqual([14, 16, 18, 20, 22]);
  },
};

export const IconAtEnd: Story = { args: { iconEnd: <ArrowRight />, children: 'Get started', variant: 'primary', size: 'lg' } };

export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Creating', variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  render: () => (
    <StoryRow>
      <Button disabled variant="primary">
        Deposit
      </Button>
      <Button disabled>Cancel</Button>
      <Button disabled variant="ghost">
        Skip
      </Button>
    </StoryRow>
  ),
};

export const FullWidth: Story = { args: { fullWidth: true, variant: 'primary', size: 'lg' }, globals: { viewport: { value: 'small' } } };

export const LongTextNarrow: Story = {
  args: { children: 'Deposit $51.00 and buy the package', fullWidth: true, icon: <Plus /> },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = { args: { iconEnd: <ArrowRight />, children: 'Get started' }, globals: { direction: 'rtl' } };
