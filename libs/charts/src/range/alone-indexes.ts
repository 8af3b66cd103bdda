const isThere = (value: number | null | undefined) => value !== null && value !== undefined;

/** Indexes of values that have nothing measured on either side: no line leads to them. */
export function aloneIndexes(values: ArrayLike<number | null | undefined>): number[] {
  const alone: number[] = [];
  for (let index = 0; index < values.length; index += 1) {
    if (isThere(values[index]) && !isThere(values[index - 1]) && !isThere(values[index + 1])) alone.push(index);
  }
  return alone;
}
