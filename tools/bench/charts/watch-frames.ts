/** Frames that a page had while it was watched. */
export interface WatchedFrames {
  readonly frames: number;
  readonly framesPerSecond: number;
  /** Steps of a pan that the page marked. */
  readonly steps: number;
  /** Between two frames. */
  readonly longestMs: number;
}

/** In the page: counts frames from now on, until `takeFrames` is called. */
export function watchFrames(): void {
  const timesMs: number[] = [];
  performance.clearMarks('panned');
  let isWatching = true;
  const count = (timeMs: number): void => {
    timesMs.push(timeMs);
    if (isWatching) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  Object.assign(globalThis, {
    takeFrames: (): WatchedFrames => {
      isWatching = false;
      const spansMs = timesMs.slice(1).map((timeMs, index) => timeMs - (timesMs[index] ?? timeMs));
      const wholeMs = (timesMs.at(-1) ?? 0) - (timesMs[0] ?? 0);
      const steps = performance.getEntriesByName('panned').length;
      return { frames: spansMs.length, framesPerSecond: (1000 * spansMs.length) / wholeMs, steps, longestMs: Math.max(...spansMs) };
    },
  });
}
