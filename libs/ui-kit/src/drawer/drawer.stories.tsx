import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { StoryColumn } from '../test/story-layout.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Menu',
    closeLabel: 'Close',
    children: (
      <StoryColumn>
        <Link tone="quiet" href="#docs">
          Docs
        </Link>
        <Link tone="quiet" href="#pricing">
          Pricing
        </Link>
      </StoryColumn>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = { tags: ['visual'], parameters: { visual: 'page' } };
export const AtTheEnd: Story = { args: { placement: 'end' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
