import axe, { type Result } from 'axe-core';
import { listConsoleMessages } from './watch-console.ts';

/** Ends animations at once, so that axe measures colours that stay. */
const stillStyle = '*, *::before, *::after { transition: none !important; animation: none !important; }';

const themes = ['light', 'dark'] as const;

function describeViolation(theme: string, { id, help, nodes }: Result): string {
  const places = nodes.map(({ html, failureSummary }) => `    ${html}\n      ${failureSummary?.replaceAll('\n', '\n      ') ?? ''}`);
  return `  ${theme}: ${id}: ${help}\n${places.join('\n')}`;
}

/**
 * Fails the running story when it said something on the console, or when axe finds something in light or in dark.
 * `parameters.axeDisabled` lists rules that cannot hold for a fragment of a page, with the reason beside it.
 *
 * @throws Error that lists everything found
 */
export async function checkStory(canvas: HTMLElement, parameters: Readonly<Record<string, unknown>>): Promise<void> {
  const found = listConsoleMessages().map((message) => `  console: ${message}`);
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  const still = Object.assign(document.createElement('style'), { textContent: stillStyle });
  const disabled = (parameters['axeDisabled'] ?? []) as readonly string[];
  const rules = Object.fromEntries(['region', ...disabled].map((rule) => [rule, { enabled: false }]));
  document.head.append(still);
  for (const theme of themes) {
    root.dataset['theme'] = theme;
    const { violations } = await axe.run({ include: [canvas.ownerDocument.body] }, { rules, resultTypes: ['violations'] });
    found.push(...violations.map((violation) => describeViolation(theme, violation)));
  }
  still.remove();
  root.dataset['theme'] = shown ?? 'light';
  if (found.length > 0) throw new Error(`The story is not clean:\n${found.join('\n')}`);
}
