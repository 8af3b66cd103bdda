import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import UPlot from 'uplot';
import { createPlot, type DrawnPlot, type PlotContent, type PlotLook } from './create-plot.ts';
import { createPointerActions, type PlotActions } from './create-pointer-actions.ts';
import { bindPointer } from './interaction/bind-pointer.ts';
import type { PlotHandle } from './plot-handle.ts';
import styles from './plot.module.css';

export interface PlotProps {
  ref: Ref<PlotHandle>;
  look: PlotLook;
  content: PlotContent;
  formatTick: (value: number) => string;
  /** What holds now, and whom to tell what a pointer asks for. */
  actions: Omit<PlotActions, 'data' | 'range'>;
}

/** The canvas. What changes is put into it; it is made anew, within the same frame, when its look changes. */
export function Plot({ ref, look, content, formatTick, actions }: PlotProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const drawnRef = useRef<DrawnPlot>(null);
  const tickText = useEffectEvent(formatTick);
  const currentContent = useEffectEvent(() => content);
  const currentActions = useEffectEvent((): PlotActions => ({ ...actions, data: content.data, range: content.range }));

  useLayoutEffect(() => {
    const host = hostRef.current;
    if (!host) return undefined;
    const drawn = createPlot(host, look, currentContent(), (value) => tickText(value));
    drawnRef.current = drawn;
    const unbind = bindPointer(
      drawn.plot.over,
      createPointerActions(drawn.plot, () => currentActions()),
    );
    const observer = new ResizeObserver(() => {
      if (host.clientWidth !== drawn.plot.width) drawn.resize();
    });
    observer.observe(host);
    return () => {
      observer.disconnect();
      unbind();
      drawn.plot.destroy();
      drawnRef.current = null;
    };
  }, [look]);

  useLayoutEffect(() => drawnRef.current?.update(content), [content]);

  useImperativeHandle(ref, () => ({
    canvas: () => drawnRef.current?.plot.ctx.canvas ?? document.createElement('canvas'),
    pixelRatio: () => UPlot.pxRatio,
  }));

  return <div ref={hostRef} className={styles.plot} aria-hidden />;
}
