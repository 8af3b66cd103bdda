import { expect, test } from 'vitest';
import type { Command, CommandGroup } from './command.ts';
import { searchCommands } from './search-commands.ts';

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({ id, label, icon: null, run: () => {}, ...more });
const groups: CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [command('page:usage', 'Usage'), command('page:plans', 'Plans', { keywords: 'pricing upgrade' })],
  },
  {
    id: 'projects',
    label: 'Projects',
    commands: Array.from({ length: 200 }, (_, index) => command(`project:proj_${String(index)}`, `Project ${String(index)}`)),
  },
];
const search = (query: string, recentIds: readonly string[] = []) =>
  searchCommands({ groups, query, recentIds, recentLabel: 'Recent' }).map(({ id, found }) => [id, ...found.map((one) => one.command.id)]);

test('before something is typed, what was used last comes first and stands once; what is gone is left out', () => {
  expect(search('', ['page:plans', 'key:gone'])).toEqual([
    ['recent', 'page:plans'],
    ['pages', 'page:usage'],
    ['projects', ...Array.from({ length: 6 }, (_, index) => `project:proj_${String(index)}`)],
  ]);
});

test('the best match comes first, and its group too', () => {
  expect(search('project 17')[0]?.slice(0, 2)).toEqual(['projects', 'project:proj_17']);
});

test('a command is found by words that are not shown', () => {
  expect(search('pricing')).toEqual([['pages', 'page:plans']]);
});

test('of 200 that match a few are listed', () => {
  expect(search('project')[0]).toHaveLength(11);
});

test('where nothing matches there is nothing', () => {
  expect(search('zzz')).toEqual([]);
});
