import { Fragment } from 'react';

/** Shorter names fit wherever they stand. */
const charactersMin = 21;

/**
 * The name of a method or the code of an error: where there is no room for all of it, it breaks between its words. Not for what documents
 * show as a value of their page (`src/server/drawing/page-template.ts`): its markup may not depend on it.
 */
export function BreakableName({ name }: { name: string }) {
  if (name.length < charactersMin || name.includes(' ')) return name;
  return name.split(/(?<=_)|(?<=[a-z])(?=[A-Z])/).map((word, place) => (
    <Fragment key={`${place} ${word}`}>
      {place === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}
