import type { Browser } from 'playwright';

interface ReadmeShots {
  home: Buffer;
  dashboard: Buffer;
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** The README's picture: the home page, and the dashboard in front of it. */
export async function drawReadmePicture(browser: Browser, { home, dashboard }: ReadmeShots): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 800 } });
  await page.setContent(`
    <style>
      body { margin: 0; background: linear-gradient(160deg, #f3f1fd, #e9e5fb) }
      img { position: absolute; border-radius: 12px; box-shadow: 0 24px 60px rgb(40 24 120 / 22%), 0 0 0 1px rgb(40 24 120 / 10%) }
    </style>
    <img src="${dataUrl(home)}" width="960" style="left: 56px; top: 56px" />
    <img src="${dataUrl(dashboard)}" width="860" style="right: 56px; bottom: 56px" />
  `);
  await page.locator('img').evaluateAll(async (images) => Promise.all(images.map((image) => (image as HTMLImageElement).decode())));
  const png = await page.screenshot();
  await page.close();
  return png;
}
