import { createAppState } from '@onepoint/app-state';
import { afterEach, expect, it, vi } from 'vitest';
import { addCodeTabs, addCopyButtons, fillCode } from './article-actions.ts';

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

it('copies only the code and confirms on the button', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const article = articleWith(frame('curl', 'curl x\n'));
  addCopyButtons({ article, labels, signal: new AbortController().signal });
  const button = article.querySelector('button');
  button?.click();
  await expect.poll(() => button?.textContent).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith('curl x');
});

it('shows the language chosen last in every group', () => {
  const appState = createAppState();
  const article = articleWith(group);
  addCodeTabs({ article, appState, signal: new AbortController().signal });
  const hidden = (): boolean[] => [...article.querySelectorAll<HTMLElement>('.code-frame')].map((one) => one.hidden === true);
  expect(hidden()).toEqual([false, true]);
  article.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
  expect(hidden()).toEqual([true, false]);
  expect(appState.getState().langCode).toBe('viem');
});

it('removes buttons and listeners on abort', () => {
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

it('replaces the placeholder with the remembered key until abort', () => {
  const controller = new AbortController();
  const article = articleWith(frame('curl', 'curl /rpc/base/YOUR_TOKEN'));
  fillCode({ article, apiKey: 'op_mine', chain: null, signal: controller.signal });
  expect(article.textContent).toBe('curl /rpc/base/op_mine');
  controller.abort();
  expect(article.textContent).toBe('curl /rpc/base/YOUR_TOKEN');
});

it('replaces the placeholder in tables, but not in sentences', () => {
  const article = articleWith(
    '<p><code>YOUR_TOKEN</code></p><table><tbody><tr><td><code>/rpc/base/YOUR_TOKEN</code></td></tr></tbody></table>',
  );
  fillCode({ article, apiKey: 'op_mine', chain: null, signal: new AbortController().signal });
  expect(article.querySelector('td')?.textContent).toBe('/rpc/base/op_mine');
  expect(article.querySelector('p')?.textContent).toBe('YOUR_TOKEN');
});

it('uses the selected chain in samples until abort', () => {
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
