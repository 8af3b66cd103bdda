import { createI18n, I18nextProvider } from '@onepoint/i18n';
import auth from '@onepoint/locales/en/auth.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import SandboxMailbox from './sandbox-mailbox.tsx';

function open(messages: readonly { emailAddress: string; code: string; sentAt: string }[]) {
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ messages })));
  render(
    <I18nextProvider i18n={createI18n({ language: 'en', builtIn: { auth, common } })}>
      <SandboxMailbox />
    </I18nextProvider>,
  );
  return network;
}

describe('SandboxMailbox', () => {
  it('shows this browser’s newest code with its address', async () => {
    const network = open([{ emailAddress: 'ada@example.com', code: '012345', sentAt: '2026-11-21T09:00:00.000Z' }]);
    expect((await screen.findByTestId('sandbox-code')).textContent).toBe('012345');
    expect(screen.getByText('Code for ada@example.com')).toBeTruthy();
    expect(network.mock.calls[0]?.[0]).toBe('/__clerk/sandbox/mailbox?mine');
  });

  it('says where the code will appear until there is one', () => {
    open([]);
    expect(screen.getByRole('status').textContent).toContain('Your one-time code appears here');
    expect(screen.queryByTestId('sandbox-code')).toBeNull();
  });
});
