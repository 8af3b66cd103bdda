import type { ReactNode } from 'react';

export interface DiagramTexts {
  title: string;
  /** Describes the drawing for readers who can't see it. */
  description: string;
  /** The steps in order, next to the drawing. */
  steps: readonly string[];
}

interface DiagramProps extends DiagramTexts {
  /** Unique on its page. */
  id: string;
  height: number;
  children: ReactNode;
}

/** Drawn at the width of a small phone, so that its text is never smaller than the surrounding text. */
const width = 320;

/** A drawing with its steps in words. Static: it works without scripts and in both themes. */
export function Diagram({ id, title, description, steps, height, children }: DiagramProps) {
  return (
    <figure className="diagram">
      <svg role="img" aria-labelledby={`${id}-title ${id}-description`} viewBox={`0 0 ${String(width)} ${String(height)}`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      <figcaption>
        <p className="diagram-title">{title}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  children: string;
  tone?: 'plain' | 'accent' | 'positive' | 'negative';
}

export function Box({ x, y, width: boxWidth, height = 36, children, tone = 'plain' }: BoxProps) {
  return (
    <g data-tone={tone}>
      <rect x={x} y={y} width={boxWidth} height={height} rx="6" />
      <text x={x + boxWidth / 2} y={y + height / 2} textAnchor="middle" dominantBaseline="central">
        {children}
      </text>
    </g>
  );
}

interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}

export function Label({ x, y, anchor = 'start', children }: LabelProps) {
  return (
    <text className="diagram-label" x={x} y={y} textAnchor={anchor} dominantBaseline="central">
      {children}
    </text>
  );
}

interface ArrowProps {
  /** Corners of the line. The arrowhead is at the last one. */
  points: readonly (readonly [x: number, y: number])[];
  /** An alternative path. @default false */
  dashed?: boolean;
}

const headPx = 6;

const formatPoints = (corners: readonly (readonly number[])[]): string => corners.map((corner) => corner.join(',')).join(' ');

export function Arrow({ points, dashed = false }: ArrowProps) {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  const dx = Math.sign(x - fromX) * headPx;
  const dy = Math.sign(y - fromY) * headPx;
  const head = [
    [x, y],
    [x - dx - dy * 0.7, y - dy - dx * 0.7],
    [x - dx + dy * 0.7, y - dy + dx * 0.7],
  ];
  return (
    <g className="diagram-arrow">
      <polyline points={formatPoints(points)} strokeDasharray={dashed ? '4 4' : undefined} />
      <polygon points={formatPoints(head)} />
    </g>
  );
}
