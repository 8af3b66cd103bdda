import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { CodeGroup } from './code-group.tsx';
import type { ArticleTable } from './tables/article-table.ts';
import { articleTables } from './tables/tables.ts';

type Kind = 'note' | 'caution';

/** A remark beside the text. */
function Note({ kind = 'note', children }: { kind?: Kind; children: ReactNode }) {
  return (
    <aside className={`note note-${kind}`} role="note">
      {children}
    </aside>
  );
}

/** Numbered steps with headings. */
function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/** Opens the choice about analytics. */
function CookieSettings({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={buttonClassNames({})} data-cookie-settings="">
      {children}
    </button>
  );
}

/** A table of the product's own data. */
function DataTable({ table: { head, rows } }: { table: ArticleTable }) {
  const scroller = { className: 'table-scroll', tabIndex: 0 };
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
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What articles may use besides Markdown. */
export const articleComponents: MDXComponents = {
  Note,
  CodeGroup,
  Steps,
  CookieSettings,
  ...Object.fromEntries(Object.entries(articleTables).map(([name, table]) => [name, () => <DataTable table={table()} />])),
};
