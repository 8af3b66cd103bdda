import { recentCommandsMax } from '@onepoint/app-state';
import type { ReactNode } from 'react';

/** Something the palette finds and does. */
export interface Command {
  /** `page:usage`, `project:proj_…`; stays the same across visits, so that it can be remembered. */
  readonly id: string;
  readonly label: string;
  /** Where it leads, beside the label. */
  readonly note?: string | undefined;
  /** Further words it is found by; never shown. */
  readonly keywords?: string | undefined;
  readonly icon: ReactNode;
  /** Done once the palette is closed. */
  readonly run: () => void;
}

/** Commands of one kind, under one heading. */
export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Command[];
}

interface TextMatch {
  /** Higher is better; comparable for one query alone. */
  readonly score: number;
  /** Indexes of the characters (code points) that the query matched, ascending. */
  readonly indexes: readonly number[];
}

const queryLengthMax = 48;
const points = { match: 1, wordStart: 8, consecutive: 6, perSkipped: -0.05 } as const;

const fold = (character: string): string => character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a word begins here: after anything that is no letter or digit, and at a capital after a small letter. */
function isWordStart(characters: readonly string[], index: number): boolean {
  const before = characters[index - 1];
  if (before === undefined || !/[\p{L}\p{N}]/u.test(before)) return true;
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(characters[index] ?? '');
}

interface Cell {
  readonly score: number;
  /** The column of the character before. */
  readonly from: number;
}

/**
 * Finds the letters of a query in a text, in their order but with others between them (`stt` in `Statistics`). Of all ways the best one
 * is taken: beginnings of words, and letters that follow each other. Case, accents and spaces of the query do not matter.
 *
 * @returns null where it does not match; an empty query matches everything
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
        // `best` is the best way to have had all letters before, in an earlier column.
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

/** The commands used last with another one in front. */
export function rememberCommand(recentIds: readonly string[], id: string): readonly string[] {
  return [id, ...recentIds.filter((other) => other !== id)].slice(0, recentCommandsMax);
}

export interface FoundCommand {
  readonly command: Command;
  /** Indexes of the label's characters that matched. */
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
  /** Ids of the commands used last, newest first. */
  recentIds: readonly string[];
  recentLabel: string;
}

/** How many of a group are listed before something is typed, and after. */
const listedMax = { before: 6, after: 10 } as const;

/** What a further word or a note is worth against the label itself. */
const keywordFactor = 0.5;

const unmarked = (command: Command): FoundCommand => ({ command, indexes: [] });

/**
 * What the palette lists. Before something is typed: the commands used last, then every group, shortened. After: what matches, best first,
 * and the group of the best match first.
 */
export function searchCommands({ groups, query, recentIds, recentLabel }: SearchCommandsParameters): readonly FoundGroup[] {
  if (query.trim() !== '') return matchingGroups(groups, query);
  const byId = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command] as const)));
  const recent = recentIds.flatMap((id) => byId.get(id) ?? []);
  const recentGroup = { id: 'recent', label: recentLabel, found: recent.map(unmarked) };
  const others = groups.map(({ id, label, commands }) => ({
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
    .map(({ id, label, commands }) => {
      const scored = commands.flatMap((command) => scoreCommand(command, query)).toSorted((a, b) => b.score - a.score);
      return { id, label, found: scored.slice(0, listedMax.after), best: scored[0]?.score ?? 0 };
    })
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => b.best - a.best);
}

function scoreCommand(command: Command, query: string): (FoundCommand & { score: number })[] {
  const label = matchText(command.label, query);
  if (label) return [{ command, indexes: label.indexes, score: label.score }];
  const rest = matchText(`${command.note ?? ''} ${command.keywords ?? ''} ${command.label}`, query);
  return rest ? [{ command, indexes: [], score: rest.score * keywordFactor }] : [];
}
