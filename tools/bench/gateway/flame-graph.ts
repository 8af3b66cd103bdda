interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Function that ran, by sample. */
  readonly samples: readonly number[];
  /** Time of the machine's clock, in microseconds. */
  readonly startTime: number;
  /** Time before each sample in microseconds. */
  readonly timeDeltas: readonly number[];
}

export interface Frame {
  readonly name: string;
  readonly origin: FrameOrigin;
  /** In microseconds, including callees. */
  totalMicros: number;
  /** In microseconds, excluding callees. */
  ownMicros: number;
  readonly children: Map<string, Frame>;
}

type FrameOrigin = 'gateway' | 'library' | 'node' | 'native' | 'garbage collection' | 'idle';

/**
 * Merges equal call paths of a profile. Leaves out idle time.
 *
 * @param fromMicros ignores earlier samples; time of the same clock as `startTime`
 */
export function readFrames({ nodes, samples, timeDeltas, startTime }: CpuProfile, fromMicros = 0): Frame {
  const ownMicros = new Map<number, number>();
  let time = startTime;
  for (const [index, id] of samples.entries()) {
    const micros = Math.max(0, timeDeltas[index] ?? 0);
    time += micros;
    if (time >= fromMicros) ownMicros.set(id, (ownMicros.get(id) ?? 0) + micros);
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const root: Frame = { name: 'all', origin: 'node', totalMicros: 0, ownMicros: 0, children: new Map() };
  const add = (parent: Frame, node: ProfileNode): number => {
    const { functionName, url } = node.callFrame;
    const origin = originOf(node);
    if (origin === 'idle') return 0;
    const name = functionName === '' ? `(anonymous) ${url.split('/').at(-1) ?? ''}`.trim() : functionName;
    const key = `${name} ${url}`;
    const frame = parent.children.get(key) ?? { name, origin, totalMicros: 0, ownMicros: 0, children: new Map() };
    parent.children.set(key, frame);
    const own = ownMicros.get(node.id) ?? 0;
    const below = (node.children ?? []).reduce((sum, id) => {
      const child = byId.get(id);
      return sum + (child === undefined ? 0 : add(frame, child));
    }, 0);
    frame.ownMicros += own;
    frame.totalMicros += own + below;
    return own + below;
  };
  const [top] = nodes;
  for (const id of top?.children ?? []) {
    const child = byId.get(id);
    if (child !== undefined) root.totalMicros += add(root, child);
  }
  return root;
}

function originOf({ callFrame: { functionName, url } }: ProfileNode): FrameOrigin {
  if (functionName === '(idle)') return 'idle';
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (url.startsWith('node:')) return 'node';
  if (url.includes('/node_modules/')) return 'library';
  return url === '' ? 'native' : 'gateway';
}

const width = 1_200;
const rowHeight = 17;
const narrowest = 0.4;
const characterWidth = 6.4;
const colors: Readonly<Record<FrameOrigin, string>> = {
  gateway: '#7fb2f0',
  library: '#f2c879',
  node: '#b7d9a8',
  native: '#cfcfcf',
  'garbage collection': '#e59a9a',
  idle: '#ffffff',
};

/** Draws frames from top to bottom, with widths in proportion to their time. Tooltips show percentages. */
export function drawFlameGraph(root: Frame, title: string): string {
  const rows: string[] = [];
  let depthMax = 0;
  const draw = (frame: Frame, x: number, depth: number): void => {
    const wide = (frame.totalMicros / root.totalMicros) * width;
    if (wide < narrowest) return;
    depthMax = Math.max(depthMax, depth);
    const share = ((frame.totalMicros / root.totalMicros) * 100).toFixed(1);
    const shown = frame.name.slice(0, Math.max(0, Math.floor((wide - 4) / characterWidth)));
    const y = 30 + depth * rowHeight;
    rows.push(
      `<g><title>${escapeXml(`${frame.name}: ${share}%`)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="16" fill="${colors[frame.origin]}"/>` +
        `${shown.length > 2 ? `<text x="${(x + 2).toFixed(1)}" y="${y + 12}">${escapeXml(shown)}</text>` : ''}</g>`,
    );
    let left = x;
    for (const child of [...frame.children.values()].toSorted((a, b) => b.totalMicros - a.totalMicros)) {
      draw(child, left, depth + 1);
      left += (child.totalMicros / root.totalMicros) * width;
    }
  };
  draw(root, 0, 0);
  const height = 30 + (depthMax + 2) * rowHeight;
  const legend = Object.entries(colors)
    .filter(([origin]) => origin !== 'idle')
    .map(
      ([origin, color], index) =>
        `<rect x="${600 + index * 120}" y="6" width="12" height="12" fill="${color}"/><text x="${616 + index * 120}" y="16">${origin}</text>`,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="10.5">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/><text x="4" y="16" font-size="12">${escapeXml(title)}</text>`,
    ...legend,
    ...rows,
    '</svg>\n',
  ].join('\n');
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
