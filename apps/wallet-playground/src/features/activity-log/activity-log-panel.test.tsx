import { createWalletLog } from '@onepoint/wallet';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakePlayground } from '../../testing/fake-playground.tsx';
import { ActivityLogPanel } from './activity-log-panel.tsx';

const show = () => {
  const log = createWalletLog();
  render(
    <FakePlayground>
      <ActivityLogPanel log={log} />
    </FakePlayground>,
  );
  return log;
};

it('shows a request while it waits and how long it took when it is answered', () => {
  const log = show();
  let end: ReturnType<typeof log.startRequest> | undefined;
  act(() => {
    end = log.startRequest({ wallet: 'A', method: 'personal_sign', params: ['0x00'] });
  });
  expect(screen.getByLabelText('Waiting')).toBeDefined();
  act(() => end?.('result', '0x01'));
  expect(screen.getByLabelText('Answered')).toBeDefined();
  expect(screen.getByText(/^\d+(\.\d)? ms$/)).toBeDefined();
});

it('tells a refusal and an event apart from an answer', () => {
  const log = show();
  act(() => {
    log.startRequest({ wallet: 'A', method: 'eth_requestAccounts', params: undefined })('error', { code: 4001 });
    log.addEvent({ wallet: 'A', event: 'chainChanged', data: '0x89' });
  });
  expect(screen.getByLabelText('Refused')).toBeDefined();
  expect(screen.getByLabelText('Event')).toBeDefined();
});

it('is empty again after Clear', async () => {
  const log = show();
  act(() => log.addEvent({ wallet: 'A', event: 'connect', data: {} }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('heading', { name: 'Nothing yet' })).toBeDefined();
});
