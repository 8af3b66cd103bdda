import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { formatSharedLog } from '../../log/shared-log.ts';
import { createFakeLab, fillLog } from '../../testing/create-fake-lab.ts';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { ActivityLogPanel } from './activity-log-panel.tsx';

beforeEach(() => {
  window.location.hash = '';
});

const show = (lab = createFakeLab(), search: Readonly<Record<string, string>> = {}) => {
  render(
    <FakeLab lab={lab} place={{ section: 'log', search }}>
      <ActivityLogPanel />
    </FakeLab>,
  );
  return lab.log;
};
const lines = () => within(screen.getByRole('list', { name: 'Requests and events' })).getAllByRole('listitem');

it('shows a pending request, and its duration once it is answered', () => {
  const log = show();
  let end: ReturnType<typeof log.sink.startRequest> | undefined;
  act(() => {
    end = log.sink.startRequest({ wallet: 'A', method: 'personal_sign', params: ['0x00'] });
  });
  expect(screen.getByLabelText('Waiting')).toBeDefined();
  act(() => end?.('result', '0x01'));
  expect(screen.getByLabelText('Success')).toBeDefined();
  expect(screen.getByText(/^\d+(\.\d)? ms$/)).toBeDefined();
});

it('distinguishes errors, events, state changes and answers', () => {
  show(fillLog(createFakeLab()));
  for (const name of ['Rejected', 'Event', 'State', 'Waiting']) expect(screen.getByLabelText(name)).toBeDefined();
  expect(screen.getAllByLabelText('Success')).toHaveLength(2);
});

it('shows what a state change changed', async () => {
  show(fillLog(createFakeLab()));
  await userEvent.click(screen.getByText('Connecting → Connected'));
  const changes = await screen.findByLabelText('Changes');
  expect(within(changes).getByText('connecting').tagName).toBe('DEL');
  expect(within(changes).getByText('connected').tagName).toBe('INS');
});

it('filters by the URL and by the filter bar', async () => {
  show(fillLog(createFakeLab()), { outcome: 'error' });
  expect(lines()).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText('Outcome'), '');
  expect(lines()).toHaveLength(6);
  await userEvent.type(screen.getByLabelText('Method or event'), 'PERSONAL');
  expect(lines()).toHaveLength(1);
});

it('renders 100 rows of thousands, and more on request', async () => {
  const lab = createFakeLab();
  for (let index = 0; index < 2500; index += 1) lab.log.sink.addEvent({ wallet: 'A', event: 'message', data: index });
  show(lab);
  expect(lines()).toHaveLength(100);
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  expect(lines()).toHaveLength(200);
});

it('replays a request as a new record', async () => {
  const lab = createFakeLab([{ name: 'Echo', isAuthorized: true }]);
  show(lab, { name: 'net_version' });
  act(() => lab.log.sink.startRequest({ wallet: 'Echo', method: 'net_version', params: undefined })('result', '1'));
  await userEvent.click(screen.getByText('net_version'));
  const replay = await screen.findByRole('button', { name: 'Send again' });
  await expect.poll(() => replay.hasAttribute('disabled')).toBe(false);
  await userEvent.click(replay);
  await expect.poll(() => lines().length).toBe(2);
});

it('opens a shared log without replay buttons', async () => {
  const other = fillLog(createFakeLab());
  window.location.hash = `#log=${await formatSharedLog(other.log.getRecords())}`;
  other.stop();
  show();
  expect(await screen.findByText('Shared log')).toBeDefined();
  await userEvent.click(screen.getByText('personal_sign'));
  expect(await screen.findByRole('button', { name: 'viem' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('reports a truncated link', async () => {
  window.location.hash = '#log=abc';
  show();
  expect(await screen.findByText('This link is incomplete')).toBeDefined();
});

it('is empty after Clear', async () => {
  show(fillLog(createFakeLab()));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('heading', { name: 'Nothing yet' })).toBeDefined();
});
