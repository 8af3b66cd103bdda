import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { StoryColumn } from '../test/story-layout.tsx';
import { Card } from './card.tsx';

const meta = { title: 'Components/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {
  tags: ['visual'],
  render: () => (
    <StoryColumn widthPx={560}>
      <Card title="Endpoint URL" description="One address for every chain." actions={<Button size="sm">Rotate</Button>}>
        <p>Requests are answered by the nearest healthy upstream.</p>
      </Card>
    </StoryColumn>
  ),
};

export const Interactive: Story = {
  render: () => (
    <StoryColumn>
      <Card title="Pay as you go" interactive headingLevel={3} actions={<Badge tone="accent">Current</Badge>}>
        $0.39 per 1M compute units.
      </Card>
    </StoryColumn>
  ),
};

export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Card
      title="A project with a name that takes two lines even in a card as wide as this one"
      actions={<Button size="sm">Open project settings</Button>}
      padding="sm"
    >
      0x52908400098527886E0F7030069857D2E4169EE7
    </Card>
  ),
};
