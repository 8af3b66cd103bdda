/** A promise and the function that settles it. */
export interface Deferred {
  readonly promise: Promise<unknown>;
  readonly settle: (result: unknown) => void;
}

/** Makes a promise that is settled from outside; `Promise.withResolvers` is younger than the browsers served. */
export function createDeferred(): Deferred {
  let settle!: Deferred['settle'];
  const promise = new Promise<unknown>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
