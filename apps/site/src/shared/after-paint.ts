/**
 * Runs something once what has been drawn is on screen, for what the reader does not see at once. In a window that nobody sees it waits until
 * somebody does. Returns a function that calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame is asked for before it is painted: what runs in a task behind it finds it on screen.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
