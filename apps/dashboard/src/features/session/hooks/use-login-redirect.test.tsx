import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { forgetLoginRedirect, useLoginRedirect } from './use-login-redirect.ts';

function redirectAt(address: string, loginPath = '/login', workspacePath = '/workspace'): string {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
  return renderHook(() => useLoginRedirect(loginPath, workspacePath), { wrapper }).result.current;
}

describe('useLoginRedirect', () => {
  it('leads to the parameter, or to the workspace', () => {
    expect(redirectAt('/login?redirect=%2Fdashboard%3Fx%3D1')).toBe('/dashboard?x=1');
    sessionStorage.clear();
    expect(redirectAt('/login')).toBe('/workspace');
  });

  it('keeps the language of the sign-in page, or that of the parameter', () => {
    expect(redirectAt('/ja/login', '/ja/login', '/ja/workspace')).toBe('/ja/workspace');
    expect(redirectAt('/ja/login?redirect=https://evil.example', '/ja/login', '/ja/workspace')).toBe('/ja/workspace');
    expect(redirectAt('/login?redirect=/ja/dashboard')).toBe('/ja/dashboard');
  });

  it('remembers it through the steps of signing in, and a reload there', () => {
    redirectAt('/login?redirect=/dashboard');
    expect(redirectAt('/login/factor-one')).toBe('/dashboard');
  });

  it('forgets it when the first step is opened without one, or when it was followed', () => {
    redirectAt('/login?redirect=/dashboard');
    expect(redirectAt('/login')).toBe('/workspace');
    redirectAt('/login?redirect=/dashboard');
    forgetLoginRedirect();
    expect(redirectAt('/login/factor-one')).toBe('/workspace');
  });

  it('trusts neither the parameter nor what was stored', () => {
    expect(redirectAt('/login?redirect=https://evil.example')).toBe('/workspace');
    expect(redirectAt('/login/factor-one')).toBe('/workspace');
  });
});
