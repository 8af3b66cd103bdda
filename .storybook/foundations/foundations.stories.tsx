import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSheet } from './color-sheet.tsx';
import { ShapeSheet } from './shape-sheet.tsx';
import { TypeSheet } from './type-sheet.tsx';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Color: Story = { render: () => <ColorSheet /> };
export const Type: Story = { render: () => <TypeSheet /> };
export const ShapeAndSpace: Story = { render: () => <ShapeSheet /> };
