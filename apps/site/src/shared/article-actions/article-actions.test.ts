import { createAppState } from '@onepoint/app-state';
import { placeholderOrigin } from '@onepoint/site-config';
import { afterEach, expect, it, vi } from 'vitest';
import { addCodeTabs } from './add-code-tabs.ts';
import { addCopyButtons } from './add-copy-buttons.ts';
import { fillCode } from './fill-code.ts';
import { fillOwnOrigin } from './fill-own-origin.ts';

const labels = { copy: 'Copy', copied: 'Copied', failed: 'Failed' };
const frame = (title: string, code: string): string =>
  `<div class="code-frame"><pre data-title="${title}"><code>${code}</code></pre></div>`;

const group = `<div data-code-group><button role="tab">curl</button><button role="tab">viem</button>${frame('curl', 'a')}${frame('viem', 'b')}</div>`;

function articleWith(markup: string): HTMLElement {
  document.body.innerHTML = `<div>${markup}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('a click copies the code alone, and the button says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const article = articleWith(frame('curl', 'curl x\n'));
  addCopyButtons({ article, labels, signal: new AbortController().signal });
  const button = article.querySelector('button');
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('curl x');
});

it('a group shows the language chosen last, in every group', () => {
  const appState = createAppState();
  const article = articleWith(group);
  addCodeTabs({ article, appState, signal: new AbortController().signal });
  const hidden = (): boolean[] => [...article.querySelectorAll<HTMLElement>('.code-frame')].map((one) => one.hidden === true);
  expect(hidden()).toEqual([false, true]);
  article.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
  expect(hidden()).toEqual([true, false]);
  expect(appState.getState().langCode).toBe('viem');
});

it('tabs and buttons do nothing once the page is left', () => {
  const controller = new AbortController();
  const article = articleWith(group);
  const appState = createAppState();
  addCodeTabs({ article, appState, signal: controller.signal });
  addCopyButtons({ article, labels, signal: controller.signal });
  controller.abort();
  article.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
  expect(appState.getState().langCode).toBe('curl');
  expect(article.querySelectorAll('.code-copy')).toHaveLength(0);
});

it('a remembered key stands in place of the placeholder until the page is left', () => {
  const controller = new AbortController();
  const article = articleWith(frame('curl', 'curl /rpc/base/YOUR_TOKEN'));
  fillCode({ article, apiKey: 'op_mine', chain: null, signal: controller.signal });
  expect(article.textContent).toBe('curl /rpc/base/op_mine');
  controller.abort();
  expect(article.textContent).toBe('curl /rpc/base/YOUR_TOKEN');
});

it('a remembered key stands in the addresses of a table as well, but not in what a sentence calls the placeholder', () => {
  const article = articleWith(
    '<p><code>YOUR_TOKEN</code></p><table><tbody><tr><td><code>/rpc/base/YOUR_TOKEN</code></td></tr></tbody></table>',
  );
  fillCode({ article, apiKey: 'op_mine', chain: null, signal: new AbortController().signal });
  expect(article.querySelector('td')?.textContent).toBe('/rpc/base/op_mine');
  expect(article.querySelector('p')?.textContent).toBe('YOUR_TOKEN');
});

it('samples name the chain that the reader has chosen until the page is left', () => {
  const controller = new AbortController();
  const viem = "import { base } from 'viem/chains'; http('/rpc/base/YOUR_TOKEN')";
  const ethers = "new JsonRpcProvider('/rpc/polygon/YOUR_TOKEN', 137)";
  const several = '/rpc/base/YOUR_TOKEN /rpc/polygon/YOUR_TOKEN';
  const article = articleWith([viem, ethers, several, 'curl /rpc/NAME/x'].map((code) => frame('curl', code)).join(''));
  const codes = (): (string | null)[] => [...article.querySelectorAll('pre')].map(({ textContent }) => textContent);
  fillCode({ article, apiKey: 'op_mine', chain: 'ethereum', signal: controller.signal });
  expect(codes()).toEqual([
    "import { mainnet } from 'viem/chains'; http('/rpc/ethereum/op_mine')",
    "new JsonRpcProvider('/rpc/ethereum/op_mine', 1)",
    '/rpc/base/op_mine /rpc/polygon/op_mine',
    'curl /rpc/NAME/x',
  ]);
  controller.abort();
  expect(codes()).toEqual([viem, ethers, several, 'curl /rpc/NAME/x']);
});

it('code names the gateway as this browser reaches it, under whatever port or host the build is served', () => {
  const article = articleWith(
    `<p>See <code>${placeholderOrigin}/rpc/NAME/YOUR_TOKEN</code></p>${frame('curl', `<span>${placeholderOrigin}/rpc/base/</span><span>$KEY</span>`)}`,
  );
  fillOwnOrigin(article, 'http://localhost:4931');
  expect(article.querySelector('p')?.textContent).toBe('See http://localhost:4931/rpc/NAME/YOUR_TOKEN');
  expect(article.querySelector('pre')?.textContent).toBe('http://localhost:4931/rpc/base/$KEY');
});
