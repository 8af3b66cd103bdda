import { Fragment } from 'react';

/** Code in backticks, and links. Links contain no code. */
const marks = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/;

interface Part {
  plain: string;
  code: string | undefined;
  label: string | undefined;
  href: string | undefined;
}

/** Splits text at its marks. Each part consists of plain text and the mark after it. */
function splitText(text: string): readonly Part[] {
  const pieces = text.split(marks);
  return Array.from({ length: Math.ceil(pieces.length / 4) }, (_, index) => {
    const [plain = '', code, label, href] = pieces.slice(index * 4, index * 4 + 4);
    return { plain, code, label, href };
  });
}

/** Renders text with code in backticks and Markdown links, as in descriptions of errors and methods. */
export function InlineText({ text }: { text: string }) {
  return splitText(text).map(({ plain, code, label, href }, index) => (
    <Fragment key={index}>
      {plain}
      {code === undefined ? null : <code translate="no">{code}</code>}
      {href === undefined ? null : <a href={href}>{label}</a>}
    </Fragment>
  ));
}

export const linksOf = (text: string): readonly string[] => splitText(text).flatMap(({ href }) => href ?? []);
