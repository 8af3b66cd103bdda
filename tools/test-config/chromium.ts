import { existsSync } from 'node:fs';

const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the Chromium that browser tests drive, or undefined where none is installed. `CHROMIUM_PATH` overrides. */
export function findChromium(): string | undefined {
  return candidates.find((path): path is string => path !== undefined && path !== '' && existsSync(path));
}

/** Launch options for Playwright: the system's Chromium, with its background traffic off so that no test needs a network. */
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
