import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from '../sparkline/sparkline.tsx';
import { Stat } from './stat.tsx';

const meta = { title: 'Components/Stat', component: Stat, args: { label: 'Requests in 7 days', value: '1,204,331' } } satisfies Meta<
  typeof Stat
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = { args: { change: '+12 %', changeTone: 'positive' } };
export const WithSparkline: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <Stat label="Errors" value="0.02" unit="%" change="+0.01" changeTone="negative">
        <Sparkline label="Errors by day, rising" values={[1, 2, 1, 3, 2, 4, 5]} />
      </Stat>
      <Stat label="Balance" value="$96.40" />
    </div>
  ),
};
export const Loading: Story = { args: { loading: true } };
