import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumbs',
    items: [
      { id: 'docs', label: 'Docs', href: '#docs' },
      { id: 'methods', label: 'Methods', href: '#methods' },
      { id: 'page', label: 'eth_getBlockReceipts' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDeep: Story = { tags: ['visual'] };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
