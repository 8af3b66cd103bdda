import type { Doc } from '../docs/doc.ts';
import { errorSources, type ErrorEntry, type ErrorSource } from './error-entry.ts';
import { anchorOf, errorListMarkup, errorMarkup } from './error-markup.tsx';
import { listErrorEntries } from './list-error-entries.ts';

const errorsPath = '/docs/errors';
const generated = { section: 'errors', links: [], file: null, updatedAt: null } as const;

/** Address of an error's page, without language prefix. What an answer of the API or the gateway links to. */
const errorPath = (code: string): string => `${errorsPath}/${code}`;

type Giver = ErrorEntry & { source: ErrorSource };

const markdownOf = (givers: readonly Giver[]): string =>
  givers
    .map(({ source, numbers, message, cause, cure }) =>
      [`## ${errorSources[source].title}`, numbers.join(', '), `> ${message}`, `Why it happens: ${cause}`, `What to do: ${cure}`]
        .filter((line) => line !== '')
        .join('\n\n'),
    )
    .join('\n\n');

function listMarkdownOf(source: ErrorSource, entries: readonly ErrorEntry[]): string {
  const { title, lead } = errorSources[source];
  const list = entries.map(({ code, message }) => `- [${code}](${errorPath(code)}.md): ${message}`);
  return [`## ${title}`, lead, list.join('\n')].join('\n\n');
}

function toDoc(code: string, givers: readonly Giver[]): Doc {
  const [first] = givers;
  const headings = givers.length === 1 ? [] : givers.map(({ source }) => ({ id: source, text: errorSources[source].title, depth: 2 }));
  return {
    ...generated,
    path: errorPath(code),
    title: code,
    description: first?.message.replaceAll('`', '') ?? code,
    ...(first === undefined ? {} : { group: first.source, fact: first.numbers.join(' · ') }),
    headings,
    anchors: givers.flatMap(({ source }) => [source, `${source}-cause`, `${source}-cure`]),
    html: errorMarkup(givers),
    markdown: markdownOf(givers),
  };
}

/** A page for every error code, and the page that lists them. */
export function listErrorDocs(): readonly Doc[] {
  const entries = listErrorEntries();
  const givers = Object.entries(entries).flatMap(([source, list]) => list.map((entry) => ({ ...entry, source: source as ErrorSource })));
  const byCode = Map.groupBy(givers, ({ code }) => code);
  const first: Doc = {
    ...generated,
    path: errorsPath,
    title: 'Errors',
    description: 'Every error code of the gateway, the API and the wallet library: why it happens and what to do.',
    headings: (Object.keys(entries) as ErrorSource[]).map((source) => ({
      id: anchorOf(source),
      text: errorSources[source].title,
      depth: 2,
    })),
    anchors: Object.keys(entries),
    html: errorListMarkup(entries, errorPath),
    markdown: (Object.keys(entries) as ErrorSource[]).map((source) => listMarkdownOf(source, entries[source])).join('\n\n'),
  };
  return [first, ...[...byCode].map(([code, list]) => toDoc(code, list))];
}
