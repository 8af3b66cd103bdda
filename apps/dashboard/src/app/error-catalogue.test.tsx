/** Error catalogue (specification, section 8): one test per row the dashboard shows. Site and wallet rows are tested elsewhere. */
import { contract } from '@onepoint/api-contract';
import { createI18n } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { codeLoader } from '@onepoint/navigation';
import { ApiRefusal, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PaymentsPage } from '../features/payments/payments-page.tsx';
import { depositMethodModals } from '../features/payments/deposit-methods.modals.ts';
import { orderModals } from '../features/plans/orders.modals.ts';
import { openTopUp } from '../features/payments/deposit-methods.modals.ts';
import { planModals } from '../features/plans/plans.modals.ts';
import { baseUrl, renderRoutes, renderScreen } from '../test/render-screen.tsx';
import { startCodeLoader } from '../test/start-code-loader.ts';
import { RootError } from './routes/page-error.tsx';

const project = projectFixture({ balance: 1_000 });
const projectId = project.id;
const refused = (call: typeof contract.updateProject | typeof contract.createPayment | typeof contract.createEnterpriseRequest) =>
  mockCall(baseUrl, call as typeof contract.updateProject, () => {
    throw new ApiRefusal('INTERNAL');
  });
const show = (overrides = [refused(contract.updateProject)]) => renderScreen(null, { state: { projects: [project] }, overrides });
const notice = async () => (await screen.findByRole('alertdialog')).textContent;
const failed = common.errors.request + common.apiErrors.INTERNAL;

const Broken = (): never => {
  throw new Error('The chart fell over');
};
const ThrowsNonError = (): never => {
  // Libraries can throw any value.
  throw Object.create(null) as Error;
};

const catalogue: Readonly<Record<string, () => Promise<void>>> = {
  'Translation file load failure: cached copy or empty; no message': async () => {
    const loadDictionary = vi.fn(() => Promise.reject(new Error('offline')));
    const i18n = createI18n({ language: 'tr', builtIn: { common }, loadDictionary });
    await i18n.loadNamespaces(['common']);
    expect(loadDictionary).toHaveBeenCalled();
    expect(i18n.t('errors.unknown')).toBe(common.errors.unknown);
  },

  'Static asset load failure: logs that a newer version may have been deployed, and reloads the page': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { assign } = startCodeLoader({ target: '/dashboard/plans' });
    codeLoader.load(() => Promise.reject(new Error('404'))).catch(() => {});
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://localhost/dashboard/plans'));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('newer version may have been deployed'));
  },

  'Render error: a page with the error in collapsible details': async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    const { user } = renderRoutes([{ path: '*', Component: Broken, ErrorBoundary: RootError }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
    await user.click(screen.getByText('Details'));
    expect(screen.getByText('The chart fell over')).toBeTruthy();
    vi.mocked(console.error).mockClear();
  },

  'Unknown error: its message': async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    const { user } = renderRoutes([{ path: '*', Component: ThrowsNonError, ErrorBoundary: RootError }]);
    await user.click(await screen.findByText('Details'));
    expect(screen.getByText('An unknown error occurred')).toBeTruthy();
    vi.mocked(console.error).mockClear();
  },

  'Payment create without project': async () => {
    const { user } = show();
    void depositMethodModals.open('native-deposit', { projectId: '' });
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '{Enter}');
    expect(await notice()).toContain(common.errors.noProjectSelected);
  },

  'Payment check without project': async () => {
    const payments = { [projectId]: [paymentFixture({ projectId: '' })] };
    const { user } = renderScreen(<PaymentsPage />, { project, state: { projects: [project], payments } });
    await user.click(await screen.findByRole('button', { name: 'Check the $100.00 payment' }));
    expect(await notice()).toContain(common.errors.noProjectSelected);
  },

  'Deposit failure: the error message': async () => {
    const { user } = show([refused(contract.createPayment)]);
    void depositMethodModals.open('native-deposit', { projectId });
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '{Enter}');
    expect(await notice()).toContain(failed);
  },

  'Deposit failure: link is empty': async () => {
    const { user } = renderScreen(null, {
      state: { projects: [project] },
      overrides: [mockCall(baseUrl, contract.createPayment, () => paymentFixture({ link: '' }))],
    });
    void depositMethodModals.open('native-deposit', { projectId });
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '{Enter}');
    expect(await notice()).toContain('link is empty');
  },

  'Plan request failure': async () => {
    const { user } = show();
    void planModals.open('plan-change', { projectId, planId: 'PAYG' });
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Pay as you go' }));
    expect(await notice()).toContain(failed);
  },

  'Add-on request failure': async () => {
    const { user } = renderScreen(null, {
      state: { projects: [{ ...project, balance: 9_900 }] },
      overrides: [refused(contract.updateProject)],
    });
    void orderModals.open('package-purchase', { projectId, count: 1 });
    await user.click(await screen.findByRole('button', { name: 'Buy 1 add-on for $49.00' }));
    expect(await notice()).toContain(failed);
  },

  'Enterprise request failure': async () => {
    const { user } = show([refused(contract.createEnterpriseRequest)]);
    void orderModals.open('enterprise-request');
    await user.type(await screen.findByLabelText('Project URL'), 'https://example.com');
    await user.type(screen.getByLabelText(/What do you need/), 'Archive nodes');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await notice()).toContain(failed);
  },

  'Insufficient balance: the missing amount, and a deposit of that amount': async () => {
    const { user } = renderScreen(null, { state: { projects: [project] } });
    void orderModals.open('package-purchase', { projectId, count: 1, onTopUp: (missingCents) => openTopUp(projectId, missingCents) });
    expect(await screen.findByText('You need $39.00 more')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add $39.00' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('39.56'));
  },
};

test.each(Object.entries(catalogue))('%s', (_situation, run) => run());
