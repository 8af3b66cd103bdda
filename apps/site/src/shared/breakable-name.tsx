import { Fragment } from 'react';

/** Shorter names always fit. */
const charactersMin = 21;

/**
 * The name of a method or the code of an error, which may wrap between its words.
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
