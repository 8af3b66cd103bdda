import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, type CommandGroup, hasWords, matchText, rememberCommand, searchCommands } from './search-commands.ts';

describe('matchText', () => {
  const shown = (text: string, query: string): string => {
    const match = matchText(text, query);
    if (match === null) return 'no match';
    return Array.from(text, (character, index) => (match.indexes.includes(index) ? `[${character}]` : character)).join('');
  };

  const score = (text: string, query: string): number => matchText(text, query)?.score ?? -1;

  describe('matchText', () => {
    test.each([
      ['Statistics', 'stat', '[S][t][a][t]istics'],
      ['Audit log', 'al', '[A]udit [l]og'],
      ['Create API key', 'cak', '[C]reate [A]PI [k]ey'],
      ['Promo code', 'code', 'Promo [c][o][d][e]'],
      ['Über uns', 'ub', '[Ü][b]er uns'],
      ['New project', 'new pro', '[N][e][w] [p][r][o]ject'],
      ['myProject', 'mp', '[m]y[P]roject'],
      ['支付记录', '记', '支付[记]录'],
      ['Usage', 'xyz', 'no match'],
      ['Usage', 'eg', 'no match'],
      ['Usage', '', 'Usage'],
    ])('%s for %j marks %s', (text, query, expected) => {
      expect(shown(text, query)).toBe(expected);
    });

    test('prefers word starts and consecutive letters', () => {
      expect(score('Plans', 'pla')).toBeGreaterThan(score('Display language', 'pla'));
      expect(score('Payments', 'pay')).toBeGreaterThan(score('Promo activity', 'pay'));
    });

    test('marks each letter of the query once, in order', () => {
      const letters = array(constantFrom('a', 'b', 'c', ' ', 'A'), { maxLength: 12 }).map((list) => list.join(''));
      assert(
        property(letters, letters, (text, query) => {
          const match = matchText(text, query);
          const wanted = query.replaceAll(/\s/g, '').toLowerCase();
          if (match === null) return;
          expect(match.indexes.map((index) => text[index]?.toLowerCase()).join('')).toBe(wanted);
          expect(match.indexes).toEqual([...match.indexes].toSorted((a, b) => a - b));
          expect(new Set(match.indexes).size).toBe(match.indexes.length);
        }),
      );
    });

    test('matches any text with itself', () => {
      assert(
        property(string({ unit: 'grapheme', maxLength: 40 }), (text) => {
          expect(matchText(text, text)).not.toBeNull();
        }),
      );
    });
  });
});

describe('hasWords', () => {
  test.each([
    ['RATE_LIMITED 429 -32005 Too many requests.', '429', true],
    ['RATE_LIMITED 429 -32005 Too many requests.', '-32005', true],
    ['RATE_LIMITED 429 -32005 Too many requests.', '32005', true],
    ['RATE_LIMITED 429 -32005 Too many requests.', 'req too', true],
    ['RATE_LIMITED 429 -32005 Too many requests.', '2005', false],
    ['RATE_LIMITED 429 -32005 Too many requests.', 'rmr', false],
    ['リクエストが多すぎます', '多すぎ', true],
    ['Слишком много запросов', 'МНОГО', true],
    ['Rate limits', ' ', false],
  ])('in %j: %j is %s', (text, query, expected) => expect(hasWords(text, query)).toBe(expected));
});

describe('rememberCommand', () => {
  test('puts the newest first, without duplicates, and drops the oldest', () => {
    expect(rememberCommand(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
    expect(rememberCommand(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  });
});

describe('searchCommands', () => {
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

  test('lists recent commands first without a query, without duplicates or missing ones', () => {
    expect(search('', ['page:plans', 'key:gone'])).toEqual([
      ['recent', 'page:plans'],
      ['pages', 'page:usage'],
      ['projects', ...Array.from({ length: 6 }, (_, index) => `project:proj_${String(index)}`)],
    ]);
  });

  test('puts the best match and its group first', () => {
    expect(search('project 17')[0]?.slice(0, 2)).toEqual(['projects', 'project:proj_17']);
  });

  test('matches keywords', () => {
    expect(search('pricing')).toEqual([['pages', 'page:plans']]);
  });

  test('uses a command’s own rule instead of matching its note and keywords', () => {
    const isFoundBy = (query: string): boolean => query === 'x7Qa';
    const keys = {
      id: 'keys',
      label: 'Keys',
      commands: [command('key:1', 'Server', { note: 'op_3fG9…x7Qa', keywords: 'key_1', isFoundBy })],
    };
    const found = (query: string) => searchCommands({ groups: [keys], query, recentIds: [], recentLabel: 'Recent' }).length;
    expect(['op_', 'key_1', 'x7Q', ' x7Qa ', 'serv'].map(found)).toEqual([0, 0, 0, 1, 1]);
  });

  test('lists a group that is only searched after typing, except its recent commands', () => {
    const methods = {
      id: 'methods',
      label: 'Methods',
      searchOnly: true,
      commands: [command('methods:a', 'eth_call'), command('methods:b', 'eth_getLogs')],
    };
    const found = (query: string) =>
      searchCommands({ groups: [methods], query, recentIds: ['methods:b'], recentLabel: 'Recent' }).map((group) => [
        group.id,
        group.found.length,
      ]);
    expect(found('')).toEqual([['recent', 1]]);
    expect(found('eth')).toEqual([['methods', 2]]);
  });

  test('limits the number of matches per group', () => {
    expect(search('project')[0]).toHaveLength(11);
  });

  test('returns nothing without a match', () => {
    expect(search('zzz')).toEqual([]);
  });
});
