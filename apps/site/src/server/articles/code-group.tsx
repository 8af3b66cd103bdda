import { Children, cloneElement, isValidElement, useId, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';

type FrameProps = HTMLAttributes<HTMLElement> & { 'data-title'?: string };

const isElement = (node: ReactNode): node is ReactElement<FrameProps> => isValidElement(node);

/** What a fence was named. */
const titleOf = (frame: ReactElement<FrameProps>): string => frame.props['data-title'] ?? '';

/**
 * The same code in several languages, as tabs with the first one open: the page has its height before scripts run. Where there are none, the style
 * sheet shows all of them.
 */
export function CodeGroup({ children }: { children: ReactNode }) {
  const id = useId();
  const frames = Children.toArray(children).filter(isElement);
  return (
    <div data-code-group="">
      <div className="code-tabs" role="tablist">
        {frames.map((frame, index) => (
          <button
            key={titleOf(frame)}
            type="button"
            id={`${id}${String(index)}`}
            role="tab"
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {titleOf(frame)}
          </button>
        ))}
      </div>
      {frames.map((frame, index) =>
        cloneElement(frame, { role: 'tabpanel', 'aria-labelledby': `${id}${String(index)}`, hidden: index !== 0 }),
      )}
    </div>
  );
}
