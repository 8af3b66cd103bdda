import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../test/story-layout.tsx';
import { LanguageFlag } from './language-flag.tsx';

const meta = { title: 'Components/LanguageFlag', component: LanguageFlag, args: { code: 'GB' } } satisfies Meta<typeof LanguageFlag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ['visual'],
  render: () => (
    <StoryRow>
      {['GB', 'US', 'CN', 'KR', 'JP', 'TR', 'VN', 'ES', 'IN', 'DE', 'FR', 'RU', 'XX'].map((code) => (
        <LanguageFlag key={code} code={code} />
      ))}
    </StoryRow>
  ),
};
