import axe, { type Result, type RunOptions } from 'axe-core';
import { afterEach, beforeEach } from 'vitest';
import { standStill, storyOf } from './story-under-test.ts';

const logged: string[] = [];

/**
 * React warnings about its test environment. Storybook toggles that environment while rendering, and lazy parts of a story can load at that moment.
 */
const ofTheEnvironment = /^The current testing environment is not configured to support act\(|not wrapped in act\(/;

/** Collects the story's console errors and warnings. Returns a function that restores the console. */
function watchConsole(): () => void {
  logged.length = 0;
  const { error, warn } = console;
  const collect = (...parts: readonly unknown[]) => {
    const message = parts.map(String).join(' ');
    if (!ofTheEnvironment.test(message)) logged.push(message);
  };
  console.error = collect;
  console.warn = collect;
  return () => {
    console.error = error;
    console.warn = warn;
  };
}

function listConsoleMessages(): readonly string[] {
  return logged;
}

/** The only rules that another theme can affect. All others are checked in light. */
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
 * Fails the story if it logged an error or warning, or if axe finds a violation in light or dark. `parameters.axeDisabled` lists rules that a
 * fragment of a page can't satisfy; give the reason in a comment.
 *
 * @throws {Error} with all findings
 */
async function checkStory(parameters: Readonly<Record<string, unknown>>): Promise<void> {
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

beforeEach(() => watchConsole());

afterEach(async (context) => {
  const story = storyOf(context);
  if (story && context.task.result?.state !== 'fail') await checkStory(story.parameters);
});
