/**
 * Has the browser draw what is there before work that would keep it from drawing: a click shows its effect first. A page that nobody sees, or that
 * has drawn nothing yet, does not wait.
 *
 * @example { path: 'usage', lazy: afterPaint(() => import('./routes/usage-route.tsx')) }
 */
export function afterPaint<T>(work: () => Promise<T>): () => Promise<T> {
  return async () => {
    if (!document.hidden && performance.getEntriesByName('first-contentful-paint').length > 0) {
      // A frame's callbacks run before it is drawn, a task that they queue runs after.
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return work();
  };
}
