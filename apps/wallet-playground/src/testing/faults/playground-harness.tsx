import { createFakeWallet, type FakeWallet, type FakeWalletOptions } from '@onepoint/fake-wallets';
import type { LanguageCode } from '@onepoint/i18n';
import { stubBrowser } from '@onepoint/testing/fake-browser';
import { fakeTime, pass } from '@onepoint/testing/fake-time';
import { createLab, createPathNavigation, type LabPlace, type PathNavigation } from '@onepoint/wallet-lab';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { App } from '../../app/app.tsx';
import { createPageI18n } from '../../app/create-page-i18n.ts';
import { createPlaygroundConnection, type PlaygroundConnection } from './playground-services.ts';

/** The loader that the page uses, even after modules were reset. */
export { codeLoader } from '@onepoint/navigation';

export const now = new Date('2026-11-18T12:00:00Z');

/** Prepares a test in which the playground is opened: fake time and browser. */
export function setUpPlayground(at = now): void {
  fakeTime(at);
  stubBrowser();
  vi.stubGlobal('scrollIntoView', () => {});
}

/** A wallet that the page knows, with the gateway as its node. */
export const wallet: FakeWalletOptions = {
  name: 'Acme',
  rdns: 'com.acme',
  isAuthorized: true,
  knownChainIds: [1, 8453, 11_155_111],
  rpcUrls: { 1: '/rpc/ethereum/public' },
};

interface OpenPlaygroundParameters {
  readonly place: LabPlace;
  readonly language?: LanguageCode;
  readonly wallet?: FakeWalletOptions;
  /** Changes the connection before the page starts. */
  readonly connect?: (connection: PlaygroundConnection) => void;
  /** Told about errors that the page caught. Without it, they fail the test. */
  readonly onCaughtError?: () => void;
}

export interface FaultyPlayground {
  readonly connection: PlaygroundConnection;
  readonly navigation: PathNavigation;
  /** The wallet in the browser. @throws without one */
  readonly wallet: FakeWallet;
  readonly close: () => void;
}

/** Opens the playground as `main.tsx` does, and waits until it is at rest. Call `setUpPlayground` first. */
export async function openPlayground(parameters: OpenPlaygroundParameters): Promise<FaultyPlayground> {
  const { place, language = 'en', connect, onCaughtError } = parameters;
  const connection = createPlaygroundConnection();
  connect?.(connection);
  vi.stubGlobal('fetch', connection.fetch);
  const fake = parameters.wallet && createFakeWallet(parameters.wallet);
  const removeWallet = fake?.install(window);
  const navigation = createPathNavigation({ window, base: '/playground/' });
  navigation.goTo(place, { replaces: true });
  const lab = createLab({ window, gatewayUrl: `${location.origin}/rpc` });
  const { unmount } = render(
    <App i18n={createPageI18n(language)} lab={lab} navigation={navigation} home={{ kind: 'same-origin' }} />,
    onCaughtError === undefined ? {} : { onCaughtError },
  );
  const close = (): void => {
    unmount();
    removeWallet?.();
    lab.stop();
    // Otherwise it would keep listening for the wallets of later pages.
    lab.config._internal.mipd?.destroy();
  };
  onTestFinished(close);
  // The first view of a lazy section: code, texts, and the wallets that answer in time.
  await pass(2500, 10);
  return {
    connection,
    navigation,
    get wallet() {
      if (fake === undefined) throw new Error('There is no wallet');
      return fake;
    },
    close,
  };
}

/** Closes the tab of a page that a wallet was connected to: the next one starts without memory of it. */
export function forgetVisit(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Also finds the page behind a dialog. */
export const main = (): HTMLElement => screen.getByRole('main', { hidden: true });

/** Presses the first button with this name, and waits for what follows immediately. */
export async function press(name: string | RegExp, place: HTMLElement = document.body): Promise<void> {
  const [button] = within(place).getAllByRole('button', { name });
  if (button) fireEvent.click(button);
  await pass(300);
}

/** Text that is never meant for users. */
const raw = /\bundefined\b|\bNaN\b|\[object|Failed to fetch|\{\{/;

/** Problems of the page under any fault: nothing to read, text that isn't meant for users, or no way to another section. */
export function problemsOfPage(): string[] {
  const text = main().textContent;
  const links = within(main())
    .queryAllByRole('navigation')
    .flatMap((menu) => within(menu).queryAllByRole('link'));
  return [
    ...(within(main()).queryByRole('heading', { level: 1 })?.textContent ? [] : ['has no heading']),
    ...(within(main()).queryAllByRole('heading', { level: 2 }).length > 0 ? [] : ['shows no panel']),
    ...(raw.test(text) ? [`shows ${raw.exec(text)?.[0] ?? ''}`] : []),
    ...(links.length < 7 ? ['has no way on'] : []),
  ];
}
