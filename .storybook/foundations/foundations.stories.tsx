import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSheet } from './color-sheet.tsx';
import { ContrastSheet } from './contrast-sheet.tsx';
import { IconSheet, TypeSheet } from './type-sheets.tsx';
import { MotionSheet, ShapeSheet } from './shape-sheets.tsx';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Color: Story = { tags: ['visual'], render: () => <ColorSheet /> };
// The hundred color samples are decorative; token tests measure their contrast.
export const Contrast: Story = { render: () => <ContrastSheet /> };
export const Type: Story = { tags: ['visual'], render: () => <TypeSheet /> };
export const ShapeAndSpace: Story = { tags: ['visual'], render: () => <ShapeSheet /> };
export const Motion: Story = { render: () => <MotionSheet /> };
export const Icons: Story = { tags: ['visual'], render: () => <IconSheet /> };
