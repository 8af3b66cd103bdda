import { createElement, type SVGProps } from 'react';

/** An icon as lucide-react keeps it. */
export interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  /** Width and height in pixels. @default 24 */
  size?: number | string;
}

/** Icons that right-to-left pages turn around (`base.css`) keep their names. */
const turns = /^(?:arrow|chevron)-/;

const isNamed = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

/**
 * Makes a component of an icon, in place of lucide-react's own function (`vite/lean-icons.ts`). A document holds dozens of icons: what all of them
 * have stands once, in `site.css`.
 */
export default function createIcon({ name, node }: IconData) {
  return function Icon({ size = 24, width = size, height = size, strokeWidth = 2, className, children, ...rest }: IconProps) {
    const isHidden = children === undefined && !isNamed(rest);
    return (
      <svg
        width={width}
        height={height}
        viewBox="0 0 24 24"
        strokeWidth={strokeWidth}
        className={['lucide', turns.test(name) && `lucide-${name}`, className].filter(Boolean).join(' ')}
        aria-hidden={isHidden || undefined}
        {...rest}
      >
        {node.map(([element, attributes]) => createElement(element, attributes))}
        {children}
      </svg>
    );
  };
}
