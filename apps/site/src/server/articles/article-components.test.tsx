import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeGroup } from './article-components.tsx';

it('names its tabs by the samples and opens the first', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <CodeGroup>
      {'\n'}
      <div className="code-frame" data-title="curl">
        <pre>a</pre>
      </div>
      {'\n'}
      <div className="code-frame" data-title="viem">
        <pre>b</pre>
      </div>
    </CodeGroup>,
  );
  const tabs = [...document.querySelectorAll('[role=tab]')];
  const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['curl', 'viem']);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(tabs.map((tab) => tab.id));
  expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual([false, true]);
});
