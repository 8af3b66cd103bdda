import { recentCommandsMax } from '@onepoint/app-state';
import type { ReactNode } from 'react';

export interface Command {
  /** Such as `page:usage` or `project:proj_…`. Stable across visits, because recent commands are stored. */
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** Additional search terms, not shown. */
  readonly keywords?: string | undefined;
  /** Whether a trimmed query that doesn't match the label finds this command. Replaces the fuzzy search in note and keywords. */
  readonly isFoundBy?: (query: string) => boolean;
  readonly icon: ReactNode;
  /** Runs after the palette closes. */
  readonly run: () => void;
}

export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Command[];
  /** Hidden until the user types. @default false */
  readonly searchOnly?: boolean;
}

interface TextMatch {
  /** Higher is better. Comparable only for the same query. */
  readonly score: number;
  /** Ascending indexes of the matched code points. */
  readonly indexes: readonly number[];
}

const queryLengthMax = 48;
const points = { match: 1, wordStart: 8, consecutive: 6, perSkipped: -0.05 } as const;

const fold = (character: string): string => character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a word starts here: after anything but a letter or digit, or at a capital after a lowercase letter. */
function isWordStart(characters: readonly string[], index: number): boolean {
  const before = characters[index - 1];
  if (before === undefined || !/[\p{L}\p{N}]/u.test(before)) return true;
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(characters[index] ?? '');
}

interface Cell {
  readonly score: number;
  /** Column of the previous matched character. */
  readonly from: number;
}

/**
 * Fuzzy-matches a query as a subsequence of a text (`stt` in `Statistics`). Picks the best alignment, preferring word starts and
 * consecutive letters. Ignores case, accents, and the query's spaces.
 *
 * @returns null without a match. An empty query matches everything.
 */
export function matchText(text: string, query: string): TextMatch | null {
  const wanted = Array.from(query.replaceAll(/\s/g, '')).slice(0, queryLengthMax).map(fold);
  const characters = Array.from(text);
  if (wanted.length === 0) return { score: 0, indexes: [] };
  const folded = characters.map(fold);
  const rows: (Cell | null)[][] = [];
  for (const letter of wanted) {
    const above = rows.at(-1);
    let best: Cell | null = above === undefined ? { score: 0, from: -1 } : null;
    rows.push(
      folded.map((character, column) => {
        const diagonal = above?.[column - 1] ?? null;
        // `best` is the best alignment of all previous letters in an earlier column.
        if (diagonal && (best === null || diagonal.score > best.score)) best = { score: diagonal.score, from: column - 1 };
        if (character !== letter || best === null) return null;
        const follows =
          diagonal && diagonal.score + points.consecutive >= best.score
            ? { score: diagonal.score + points.consecutive, from: column - 1 }
            : best;
        const bonus = points.match + (isWordStart(characters, column) ? points.wordStart : 0) + column * points.perSkipped;
        return { score: follows.score + bonus, from: follows.from };
      }),
    );
  }
  return trace(rows);
}

function trace(rows: readonly (readonly (Cell | null)[])[]): TextMatch | null {
  const last = rows.at(-1) ?? [];
  let column = -1;
  for (const [index, cell] of last.entries()) if (cell && (column < 0 || cell.score > (last[column]?.score ?? -Infinity))) column = index;
  const score = last[column]?.score;
  if (score === undefined) return null;
  const indexes: number[] = [];
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    indexes.unshift(column);
    column = rows[row]?.[column]?.from ?? -1;
  }
  return { score, indexes };
}

/** Scripts that don't put spaces between words, or that attach endings to words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Whether each word of a query is a prefix of a word in a text: `rate lim` in `Rate limits`, `32005` in `429 -32005`. For long texts, where
 * a fuzzy search would match almost any query.
 */
export function hasWords(text: string, query: string): boolean {
  const words = query.split(/\s+/).filter(Boolean);
  const folded = fold(text);
  return words.length > 0 && words.map(fold).every((word) => startsWord(folded, word));
}

function startsWord(text: string, word: string): boolean {
  if (unspaced.test(word)) return text.includes(word);
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[index - 1] ?? ' ')) return true;
  }
  return false;
}

export function rememberCommand(recentIds: readonly string[], id: string): readonly string[] {
  return [id, ...recentIds.filter((other) => other !== id)].slice(0, recentCommandsMax);
}

export interface FoundCommand {
  readonly command: Command;
  /** Indexes of the label's matched code points. */
  readonly indexes: readonly number[];
}

export interface FoundGroup {
  readonly id: string;
  readonly label: string;
  readonly found: readonly FoundCommand[];
}

interface SearchCommandsParameters {
  groups: readonly CommandGroup[];
  query: string;
  /** IDs of recent commands, newest first. */
  recentIds: readonly string[];
  recentLabel: string;
}

/** Maximum number of commands per group, before and after typing. */
const listedMax = { before: 6, after: 10 } as const;

/** Weight of matches in keywords or note relative to the label, and of documentation relative to other commands. */
const keywordFactor = 0.5;

const unmarked = (command: Command): FoundCommand => ({ command, indexes: [] });

/** Without a query, lists recent commands and each group's first ones. With a query, lists matches, best group and command first. */
export function searchCommands({ groups, query, recentIds, recentLabel }: SearchCommandsParameters): readonly FoundGroup[] {
  if (query.trim() !== '') return matchingGroups(groups, query);
  const byId = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command] as const)));
  const recent = recentIds.flatMap((id) => byId.get(id) ?? []);
  const recentGroup = { id: 'recent', label: recentLabel, found: recent.map(unmarked) };
  const listed = groups.filter(({ searchOnly = false }) => !searchOnly);
  const others = listed.map(({ id, label, commands }) => ({
    id,
    label,
    found: commands
      .filter((command) => !recent.includes(command))
      .slice(0, listedMax.before)
      .map(unmarked),
  }));
  return [recentGroup, ...others].filter(({ found }) => found.length > 0);
}

function matchingGroups(groups: readonly CommandGroup[], query: string): FoundGroup[] {
  return groups
    .map(({ id, label, commands, searchOnly = false }) => {
      const scored = commands.flatMap((command) => scoreCommand(command, query)).toSorted((a, b) => b.score - a.score);
      const best = (scored[0]?.score ?? 0) * (searchOnly ? keywordFactor : 1);
      return { id, label, found: scored.slice(0, listedMax.after), best };
    })
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => b.best - a.best);
}

function scoreCommand(command: Command, query: string): (FoundCommand & { score: number })[] {
  const label = matchText(command.label, query);
  if (label) return [{ command, indexes: label.indexes, score: label.score }];
  if (command.isFoundBy) {
    const sought = query.trim();
    return command.isFoundBy(sought) ? [{ command, indexes: [], score: (matchText(sought, sought)?.score ?? 0) * keywordFactor }] : [];
  }
  const rest = matchText(`${command.note ?? ''} ${command.keywords ?? ''} ${command.label}`, query);
  return rest ? [{ command, indexes: [], score: rest.score * keywordFactor }] : [];
}
