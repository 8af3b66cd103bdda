import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSheet } from './color-sheet.tsx';
import { ContrastSheet } from './contrast-sheet.tsx';
import { IconSheet } from './icon-sheet.tsx';
import { MotionSheet } from './motion-sheet.tsx';
import { ShapeSheet } from './shape-sheet.tsx';
import { TypeSheet } from './type-sheet.tsx';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Color: Story = { tags: ['visual'], render: () => <ColorSheet /> };
// A hundred coloured samples: measured by the token tests, and decorative here.
export const Contrast: Story = { render: () => <ContrastSheet /> };
export const Type: Story = { tags: ['visual'], render: () => <TypeSheet /> };
export const ShapeAndSpace: Story = { tags: ['visual'], render: () => <ShapeSheet /> };
export const Motion: Story = { render: () => <MotionSheet /> };
export const Icons: Story = { tags: ['visual'], render: () => <IconSheet /> };
