import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { errorSources, type ErrorEntry, type ErrorSource } from './error-entry.ts';

/** Text with `code` in it. */
function Marked({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>));
}

/** Id of a source's part on the first page. */
export const anchorOf = (source: ErrorSource): string => source;

/** The text of an error's page. A code that several give has a part for each. */
export function errorMarkup(givers: readonly (ErrorEntry & { source: ErrorSource })[]): string {
  const Heading = givers.length === 1 ? 'h2' : 'h3';
  return renderToStaticMarkup(
    <>
      {givers.map(({ source, message, cause, cure, numbers }) => (
        <Fragment key={source}>
          {givers.length === 1 ? null : <h2 id={source}>{errorSources[source].title}</h2>}
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
              <Marked text={message} />
            </p>
          </blockquote>
          <Heading id={`${source}-cause`}>Why it happens</Heading>
          <p>
            <Marked text={cause} />
          </p>
          <Heading id={`${source}-cure`}>What to do</Heading>
          <p>
            <Marked text={cure} />
          </p>
        </Fragment>
      ))}
    </>,
  );
}

/** The text of the first page: every code by who gives it. */
export function errorListMarkup(entries: Readonly<Record<ErrorSource, readonly ErrorEntry[]>>, pathOf: (code: string) => string): string {
  return renderToStaticMarkup(
    <>
      {(Object.keys(entries) as ErrorSource[]).map((source) => (
        <Fragment key={source}>
          <h2 id={anchorOf(source)}>{errorSources[source].title}</h2>
          <p>
            <Marked text={errorSources[source].lead} />
          </p>
          <ul>
            {entries[source].map(({ code, message }) => (
              <li key={code}>
                <a href={pathOf(code)}>
                  <code>{code}</code>
                </a>
                : <Marked text={message} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>,
  );
}
