/** Joins the class names that are set: `classNames('a', false, undefined, 'b')` is `'a b'`. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
