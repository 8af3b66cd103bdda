// Retakes the pictures of the product from the sample project: run `npm start`, then `npm run pictures`.
// Writes the dashboard's statistics for the home page, in both themes and two views, and the picture of the README.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { encodeShot } from './encode-shot.ts';
import { drawReadmePicture } from './readme-picture.ts';
import { frames, openSampleProject, takeShot, themes } from './take-shot.ts';

const root = join(import.meta.dirname, '../../..');
const homeDir = join(root, 'apps/site/src/features/home/product-picture');
const readmeFile = join(root, 'docs/images/product.png');
const statistics = { path: '/dashboard/statistics?range=7d', last: 'main canvas' };
const home = { path: '/', last: 'main pre:has-text("result")' };
const { values } = parseArgs({ options: { origin: { type: 'string', default: 'http://localhost:4000' } } });

const browser = await chromium.launch(chromiumLaunchOptions);
const page = await openSampleProject(browser, values.origin);
for (const theme of themes) {
  for (const { name, pictureWidths, ...size } of frames) {
    const shot = await takeShot(page, { ...statistics, ...size, theme });
    await encodeShot(shot, { dir: homeDir, name: `${name}-${theme}`, widths: pictureWidths });
  }
}
const small = { width: 1200, height: 760, theme: 'light' } as const;
const picture = await drawReadmePicture(browser, {
  home: await takeShot(page, { ...home, ...small }),
  dashboard: await takeShot(page, { ...statistics, ...small }),
});
await writeFile(readmeFile, await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toBuffer());
await browser.close();
