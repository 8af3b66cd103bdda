import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../test/story-layout.tsx';
import { Avatar } from './avatar.tsx';

const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'Ada Lovelace' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const pictureUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7b61f3"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>')}`;

export const SizesAndShapes: Story = {
  tags: ['visual'],
  render: () => (
    <StoryRow>
      <Avatar name="Ada Lovelace" size={20} />
      <Avatar name="ada@onepoint.test" />
      <Avatar name="Ada Lovelace" size={36} imageUrl={pictureUrl} />
      <Avatar name="Block explorer" size={36} shape="square" />
      <Avatar name="Ada Lovelace" size={56} />
    </StoryRow>
  ),
};
export const BrokenPicture: Story = { args: { imageUrl: 'data:image/png;base64,broken' } };
