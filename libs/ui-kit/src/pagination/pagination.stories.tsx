import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination, type PaginationProps } from './pagination.tsx';

function Pages({ page: firstPage, onPageChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(firstPage);
  const handlePageChange = (next: number) => {
    setPage(next);
    onPageChange(next);
  };
  return <Pagination {...props} page={page} position={`${page} of ${props.pageCount}`} onPageChange={handlePageChange} />;
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of payments',
    page: 6,
    pageCount: 24,
    onPageChange: fn(),
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page) => `Page ${page}`,
    position: '6 of 24',
  },
  render: (args) => <Pages {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = { tags: ['visual'] };
export const AtTheEnd: Story = { args: { page: 24 } };
export const FewPages: Story = { args: { page: 1, pageCount: 3 } };
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const MovesOn: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 24' }));
    await expect(canvas.getByRole('button', { name: 'Page 24' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};
