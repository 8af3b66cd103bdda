import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineText } from '../articles/inline-text.tsx';
import type { Doc } from '../docs/doc.ts';
import { errorSources, type ErrorEntry, type ErrorSource, listErrorEntries } from './error-entries.ts';

/** ID of a source's section on the index page. */
const anchorOf = (source: ErrorSource): string => source;

type SourcedEntry = ErrorEntry & { source: ErrorSource };

/** The text of an error's page, with a section per source. */
function errorMarkup(entries: readonly SourcedEntry[]): string {
  const Heading = entries.length === 1 ? 'h2' : 'h3';
  return renderToStaticMarkup(
    <>
      {entries.map(({ source, message, cause, cure, find, numbers }) => (
        <Fragment key={source}>
          {entries.length === 1 ? null : <h2 id={source}>{errorSources[source].title}</h2>}
          {numbers.length === 0 ? null : (
            <p>
              {numbers.map((number) => (
                <Fragment key={number}>
                  <code>{number}</code>{' '}
                </Fragment>
              ))}
            </p>
          )}
          <blockquote>
            <p>
              <InlineText text={message} />
            </p>
          </blockquote>
          <Heading id={`${source}-cause`}>Why it happens</Heading>
          <p>
            <InlineText text={cause} />
          </p>
          <Heading id={`${source}-cure`}>What to do</Heading>
          <p>
            <InlineText text={cure} />
          </p>
          {find === undefined ? null : (
            <>
              <Heading id={`${source}-find`}>Find the request</Heading>
              <p>
                <InlineText text={find} /> <a href="/docs/requests#request-log">How the request log works</a>
              </p>
            </>
          )}
        </Fragment>
      ))}
    </>,
  );
}

function errorListMarkup(entries: Readonly<Record<ErrorSource, readonly ErrorEntry[]>>, pathOf: (code: string) => string): string {
  return renderToStaticMarkup(
    <>
      {(Object.keys(entries) as ErrorSource[]).map((source) => (
        <Fragment key={source}>
          <h2 id={anchorOf(source)}>{errorSources[source].title}</h2>
          <p>
            <InlineText text={errorSources[source].lead} />
          </p>
          <ul>
            {entries[source].map(({ code, message }) => (
              <li key={code}>
                <a href={pathOf(code)}>
                  <code>{code}</code>
                </a>
                : <InlineText text={message} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>,
  );
}

const errorsPath = '/docs/errors';
const generated = { section: 'errors', detour: true, links: [], file: null, updatedAt: null } as const;

/** Path of an error's page, without language prefix. Responses of the API and the gateway link to it. */
const errorPath = (code: string): string => `${errorsPath}/${code}`;

const markdownOf = (entries: readonly SourcedEntry[]): string =>
  entries
    .map(({ source, numbers, message, cause, cure, find }) =>
      [
        `## ${errorSources[source].title}`,
        numbers.join(', '),
        `> ${message}`,
        `Why it happens: ${cause}`,
        `What to do: ${cure}`,
        find === undefined ? '' : `Find the request: ${find}`,
      ]
        .filter((line) => line !== '')
        .join('\n\n'),
    )
    .join('\n\n');

function listMarkdownOf(source: ErrorSource, entries: readonly ErrorEntry[]): string {
  const { title, lead } = errorSources[source];
  const list = entries.map(({ code, message }) => `- [${code}](${errorPath(code)}.md): ${message}`);
  return [`## ${title}`, lead, list.join('\n')].join('\n\n');
}

function toDoc(code: string, entries: readonly SourcedEntry[]): Doc {
  const [first] = entries;
  const headings = entries.length === 1 ? [] : entries.map(({ source }) => ({ id: source, text: errorSources[source].title, depth: 2 }));
  return {
    ...generated,
    path: errorPath(code),
    title: code,
    description: first?.message.replaceAll('`', '') ?? code,
    ...(first === undefined ? {} : { group: first.source, fact: first.numbers.join(' · ') }),
    headings,
    anchors: entries.flatMap(({ source, find }) => [
      source,
      `${source}-cause`,
      `${source}-cure`,
      ...(find === undefined ? [] : [`${source}-find`]),
    ]),
    html: errorMarkup(entries),
    markdown: markdownOf(entries),
  };
}

/** The page that lists the error codes, and a page per code. */
export function listErrorDocs(): readonly Doc[] {
  const entries = listErrorEntries();
  const sourced = Object.entries(entries).flatMap(([source, list]) => list.map((entry) => ({ ...entry, source: source as ErrorSource })));
  const byCode = Map.groupBy(sourced, ({ code }) => code);
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
