import { createI18n, I18nextProvider } from '@onepoint/i18n';
import auth from '@onepoint/locales/en/auth.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pollDelaysMs, SandboxMailbox } from './sandbox-mailbox.tsx';

function open(messages: readonly { emailAddress: string; code: string; sentAt: string }[]) {
  const network = vi
    .spyOn(globalThis, 'fetch')
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ messages })));
  render(
    <I18nextProvider i18n={createI18n({ language: 'en', builtIn: { auth, common } })}>
      <SandboxMailbox />
    </I18nextProvider>,
  );
  return network;
}

/** Long enough for all polls after one start. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(2 * pollDelaysMs.reduce((sum, delayMs) => sum + delayMs, 0)));
const setVisibility = (state: DocumentVisibilityState): void => {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(() => spy.mockRestore());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

afterEach(() => vi.useRealTimers());

describe('SandboxMailbox', () => {
  it('shows this browser’s newest code with its address', async () => {
    const network = open([{ emailAddress: 'ada@example.com', code: '012345', sentAt: '2026-11-21T09:00:00.000Z' }]);
    expect((await screen.findByTestId('sandbox-code')).textContent).toBe('012345');
    expect(screen.getByText('Code for ada@example.com')).toBeTruthy();
    expect(network.mock.calls[0]?.[0]).toBe('/__clerk/sandbox/mailbox?mine');
  });

  it('says where the code will appear', () => {
    open([]);
    expect(screen.getByRole('status').textContent).toContain('Your one-time code will appear here');
    expect(screen.queryByTestId('sandbox-code')).toBeNull();
  });

  it('stops polling when nothing new arrives, says so, and restarts on request', async () => {
    vi.useFakeTimers();
    const network = open([]);
    await wait();
    expect(network).toHaveBeenCalledTimes(pollDelaysMs.length + 1);
    await wait();
    expect(network).toHaveBeenCalledTimes(pollDelaysMs.length + 1);
    expect(screen.getByRole('status').textContent).toContain('We stopped checking');

    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(screen.queryByText(/We stopped checking/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(network.mock.calls.length).toBeGreaterThan(pollDelaysMs.length + 1);
  });

  it('polls only while the page is visible', async () => {
    vi.useFakeTimers();
    const network = open([]);
    await act(() => vi.advanceTimersByTimeAsync(0));
    setVisibility('hidden');
    network.mockClear();
    await wait();
    expect(network).not.toHaveBeenCalled();
    setVisibility('visible');
    expect(network).toHaveBeenCalledOnce();
  });

  it('stops polling on unmount', async () => {
    vi.useFakeTimers();
    const network = open([{ emailAddress: 'ada@example.com', code: '012345', sentAt: '2026-11-21T09:00:00.000Z' }]);
    await act(() => vi.advanceTimersByTimeAsync(0));
    cleanup();
    network.mockClear();
    await wait();
    expect(network).not.toHaveBeenCalled();
  });
});
