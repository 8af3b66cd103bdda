/** A screenshot that differs from its baseline. Images are files next to the report. */
export interface Difference {
  /** Such as `components-button-sizes-dark`. */
  readonly name: string;
  readonly actual: string;
  /** Undefined for a new story. */
  readonly expected: string | undefined;
  readonly diff: string | undefined;
}

const styles = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1280px; padding: 24px; }
article { margin-block: 32px; }
h2 { font-size: 16px; overflow-wrap: anywhere; }
.views { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; }
figcaption { color: GrayText; }
img { max-width: 100%; border: 1px solid GrayText; box-sizing: border-box; }
.slider { position: relative; display: inline-block; }
.slider img { display: block; max-width: none; }
.slider .top { position: absolute; inset: 0; clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0); }
.slider input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: ew-resize; }
.slider::after { content: ''; position: absolute; inset-block: 0; left: var(--at, 50%); border-left: 2px solid #d02b31; pointer-events: none; }
.slider:focus-within { outline: 2px solid #6d54e6; outline-offset: 2px; }
`;
const script = `
document.addEventListener('input', ({ target }) => target.parentElement.style.setProperty('--at', target.value + '%'));
`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (caption: string, file: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${escape(file)}"><img src="${escape(file)}" alt="${caption}" loading="lazy"></a></figure>`;

function article({ name, actual, expected, diff }: Difference): string {
  const title = `<h2 id="${escape(name)}">${escape(name)}</h2>`;
  if (expected === undefined) return `<article>${title}<p>There is no baseline yet.</p>${figure('New', actual)}</article>`;
  const slider = `<div class="slider"><img src="${escape(actual)}" alt=""><img class="top" src="${escape(expected)}" alt=""><input type="range" min="0" max="100" step="0.5" value="50" aria-label="Baseline on the left, now on the right: ${escape(name)}"></div>`;
  const views = [figure('Baseline', expected), figure('Now', actual), ...(diff === undefined ? [] : [figure('Difference', diff)])];
  return `<article>${title}<p>Drag to compare: baseline on the left, now on the right.</p>${slider}<div class="views">${views.join('')}</div></article>`;
}

/** A page that shows differences side by side. It has no dependencies and works from a local folder. */
export function renderReport(differences: readonly Difference[]): string {
  const links = differences.map(({ name }) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`).join('');
  const body =
    differences.length === 0
      ? '<p>Every screenshot matches its baseline.</p>'
      : `<ol>${links}</ol>${differences.map(article).join('')}<p>To accept all of them: <code>npm run visual -- --update</code></p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual differences</title>
<style>${styles}</style>
<h1>Visual differences: ${String(differences.length)}</h1>
${body}
<script>${script}</script>
</html>
`;
}
