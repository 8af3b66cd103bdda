import { existsSync } from 'node:fs';

const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the Chromium for browser tests, or undefined if none is installed. `CHROMIUM_PATH` overrides it. */
export function findChromium(): string | undefined {
  return candidates.find((path): path is string => path !== undefined && path !== '' && existsSync(path));
}

/** Playwright launch options: the system's Chromium without background traffic, so that tests need no network. */
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
