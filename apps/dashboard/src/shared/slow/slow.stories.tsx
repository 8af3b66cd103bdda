import { listProjectsQueryOptions } from '@onepoint/api-client';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryApp } from '../../test/story-app.tsx';
import { useApiClient } from '../api/api-client-context.ts';
import { QueryError } from '../errors/query-error.tsx';
import { SlowLoads } from './slow-loads.tsx';
import { SlowNotice } from './slow-notice.tsx';

const meta = {
  title: 'Screens/Slow loading',
  component: SlowNotice,
  subcomponents: { SlowLoads },
  args: { title: 'This is taking longer than usual…', children: 'The server hasn’t answered yet.', onRetry: fn() },
} satisfies Meta<typeof SlowNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = { args: { onCancel: fn() } };

export const WithAnotherWayOut: Story = {
  args: {
    action: (
      <LinkButton variant="ghost" href="/">
        Back to the home page
      </LinkButton>
    ),
  },
};

function Projects() {
  const { error, refetch, isFetching } = useQuery(listProjectsQueryOptions(useApiClient()));
  if (error) return <QueryError title="Projects" error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton lines={4} />;
}

/** The server accepts the request but never responds. */
export const SilentServer: Story = {
  render: () => (
    <StoryApp api="silent">
      <SlowLoads afterMs={0} />
      <Projects />
    </StoryApp>
  ),
};

export const Canceled: Story = {
  ...SilentServer,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cancel] = await canvas.findAllByRole('button');
    await userEvent.click(cancel as HTMLElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
