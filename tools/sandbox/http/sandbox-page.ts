const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const style = `
  :root { color-scheme: light dark; --surface: light-dark(#f7f6fb, #14121d); --card: light-dark(#fff, #1c1929); --line: light-dark(#e4e1ee, #322e44);
    --text: light-dark(#1d1a2b, #eceaf6); --quiet: light-dark(#625d78, #a29cba); --accent: light-dark(#5a3fe0, #a594ff); }
  body { margin: 0; background: var(--surface); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
  main { max-width: 640px; margin: 0 auto; padding: 48px 16px; }
  h1 { font-size: 22px; letter-spacing: -.01em; margin: 0 0 4px; }
  p { color: var(--quiet); margin: 0 0 24px; }
  ol { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
  li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 14px 16px; border-bottom: 1px solid var(--line); }
  li:last-child { border-bottom: 0; }
  code { font: 600 22px/1.2 ui-monospace, monospace; letter-spacing: .12em; color: var(--accent); user-select: all; }
  b { font-weight: 500; flex: 1; min-width: 12ch; overflow-wrap: anywhere; }
  time { color: var(--quiet); font-variant-numeric: tabular-nums; }
  form { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 16px; }
  label { display: grid; gap: 4px; flex: 1 1 220px; }
  input, button { font: inherit; color: inherit; padding: 10px 12px; border: 1px solid var(--quiet); border-radius: 8px; background: var(--card); }
  button { flex: 1 1 220px; cursor: pointer; }
  .empty { padding: 32px 16px; text-align: center; margin: 0; border: 1px dashed var(--line); border-radius: 10px; }
`;

interface SandboxPageParameters {
  title: string;
  /** HTML elements for the head. */
  head?: string;
  text: string;
  /** HTML. */
  content: string;
}

export function sandboxPage({ title, head = '', text, content }: SandboxPageParameters): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
${head}<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${content}</main></body></html>`;
}
