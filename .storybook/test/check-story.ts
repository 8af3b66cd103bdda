import axe, { type Result, type RunOptions } from 'axe-core';
import { standStill } from './stand-still.ts';
import { listConsoleMessages } from './watch-console.ts';

/** What another theme can change: only colours. Everything else axe has found, or not, in light. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

function describeViolation(theme: string, { id, help, nodes }: Result): string {
  const places = nodes.map(({ html, failureSummary }) => `    ${html}\n      ${failureSummary?.replaceAll('\n', '\n      ') ?? ''}`);
  return `  ${theme}: ${id}: ${help}\n${places.join('\n')}`;
}

async function findViolations(theme: 'light' | 'dark', options: RunOptions): Promise<readonly string[]> {
  document.documentElement.dataset['theme'] = theme;
  const { violations } = await axe.run({ include: [document.body] }, { ...options, resultTypes: ['violations'] });
  return violations.map((violation) => describeViolation(theme, violation));
}

/**
 * Fails the story that has just run when it said something on the console, or when axe finds something in light or in dark.
 * `parameters.axeDisabled` lists rules that cannot hold for a fragment of a page, with the reason beside it.
 *
 * @throws Error that lists everything found
 */
export async function checkStory(parameters: Readonly<Record<string, unknown>>): Promise<void> {
  const found = listConsoleMessages().map((message) => `  console: ${message}`);
  const shown = document.documentElement.dataset['theme'];
  const disabled = ['region', ...((parameters['axeDisabled'] ?? []) as readonly string[])];
  const moveOn = standStill();
  found.push(...(await findViolations('light', { rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])) })));
  found.push(...(await findViolations('dark', { runOnly: rulesOfColor.filter((rule) => !disabled.includes(rule)) })));
  moveOn();
  document.documentElement.dataset['theme'] = shown ?? 'light';
  if (found.length > 0) throw new Error(`The story is not clean:\n${found.join('\n')}`);
}
