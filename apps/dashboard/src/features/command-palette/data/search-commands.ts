import type { Command, CommandGroup } from './command.ts';
import { matchText } from './match-text.ts';

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

export interface SearchCommandsParameters {
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
      const scored = commands.flatMap((command) => score(command, query)).toSorted((a, b) => b.score - a.score);
      return { id, label, found: scored.slice(0, listedMax.after), best: scored[0]?.score ?? 0 };
    })
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => b.best - a.best);
}

function score(command: Command, query: string): (FoundCommand & { score: number })[] {
  const label = matchText(command.label, query);
  if (label) return [{ command, indexes: label.indexes, score: label.score }];
  const rest = matchText(`${command.note ?? ''} ${command.keywords ?? ''} ${command.label}`, query);
  return rest ? [{ command, indexes: [], score: rest.score * keywordFactor }] : [];
}
