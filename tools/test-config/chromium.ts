import { existsSync } from 'node:fs';

const override = process.env['CHROMIUM_PATH'] || undefined;
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Debian's Chromium without a user interface. */
const shell = '/usr/bin/chromium-headless-shell';

/** Path of the Chromium for browser tests, or undefined if none is installed. `CHROMIUM_PATH` overrides it. */
export function findChromium(): string | undefined {
  return [override, ...browsers].find((path): path is string => path !== undefined && existsSync(path));
}

/** Path of Chromium's headless shell, or undefined if it isn't installed. `CHROMIUM_PATH` overrides it. */
export function findHeadlessShell(): string | undefined {
  return [override, shell].find((path): path is string => path !== undefined && existsSync(path));
}

/**
 * Playwright launch options for measurements and browser settings: the system's Chromium without background traffic, so that tests need no
 * network.
 */
export const chromiumLaunchOptions = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Launch options for stories and pages: the headless shell, which needs about a third of the processor time. Without it, Chromium, in which
 * screenshots differ from their baselines.
 */
export const headlessLaunchOptions = {
  ...chromiumLaunchOptions,
  executablePath: findHeadlessShell() ?? chromiumLaunchOptions.executablePath,
};
