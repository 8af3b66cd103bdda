import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import type { MDXComponents } from 'mdx/types';
import { type ReactNode, Children, cloneElement, isValidElement, useId, type HTMLAttributes, type ReactElement } from 'react';
import { diagrams } from '../../shared/diagrams/diagrams.tsx';
import { type ArticleTable, articleTables } from './article-tables.ts';
import { InlineText } from './inline-text.tsx';

type FrameProps = HTMLAttributes<HTMLElement> & { 'data-title'?: string };

const isElement = (node: ReactNode): node is ReactElement<FrameProps> => isValidElement(node);

const titleOf = (frame: ReactElement<FrameProps>): string => frame.props['data-title'] ?? '';

/**
 * Code samples as tabs with the first one open, so that the page has its final height before scripts run. Without scripts the style sheet shows all
 * samples.
 */
export function CodeGroup({ children }: { children: ReactNode }) {
  const id = useId();
  const frames = Children.toArray(children).filter(isElement);
  return (
    <div data-code-group="">
      <div className="code-tabs" role="tablist">
        {frames.map((frame, index) => (
          <button
            key={titleOf(frame)}
            type="button"
            id={`${id}${String(index)}`}
            role="tab"
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {titleOf(frame)}
          </button>
        ))}
      </div>
      {frames.map((frame, index) =>
        cloneElement(frame, { role: 'tabpanel', 'aria-labelledby': `${id}${String(index)}`, hidden: index !== 0 }),
      )}
    </div>
  );
}

type Kind = 'note' | 'caution';

function Note({ kind = 'note', children }: { kind?: Kind; children: ReactNode }) {
  return (
    <aside className={`note note-${kind}`} role="note">
      {children}
    </aside>
  );
}

function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

function CookieSettings({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={buttonClassNames({})} data-cookie-settings="">
      {children}
    </button>
  );
}

function DataTable({ table: { head, rows } }: { table: ArticleTable }) {
  const scroller = { className: 'table-scroll scroll-cue', tabIndex: 0 };
  return (
    <div {...scroller}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">
                <InlineText text={first ?? ''} />
              </th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const articleComponents: MDXComponents = {
  Note,
  CodeGroup,
  Steps,
  CookieSettings,
  ...Object.fromEntries(Object.entries(diagrams).map(([name, { Component }]) => [name, Component])),
  ...Object.fromEntries(Object.entries(articleTables).map(([name, table]) => [name, () => <DataTable table={table()} />])),
};
