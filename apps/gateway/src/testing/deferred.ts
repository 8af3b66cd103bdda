interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
}

/** A promise that the test settles. */
export function deferred<Value>(): Deferred<Value> {
  const settle: { resolve?: (value: Value) => void } = {};
  const promise = new Promise<Value>((resolve) => {
    settle.resolve = resolve;
  });
  return { promise, resolve: (value) => settle.resolve?.(value) };
}
