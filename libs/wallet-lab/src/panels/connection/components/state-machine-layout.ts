import type { WalletStatus } from '@onepoint/wallet/react';

/** A state in the picture: the middle of its box, in the units of the view box. */
export interface StateNode {
  readonly status: WalletStatus;
  readonly x: number;
  readonly y: number;
}

/** A way from one state to another, as an SVG path from box to box. */
export interface StateEdge {
  readonly from: WalletStatus;
  readonly to: WalletStatus;
  readonly path: string;
}

export const viewBox = { width: 380, height: 188 } as const;
export const nodeSize = { width: 112, height: 34 } as const;

export const stateNodes: readonly StateNode[] = [
  { status: 'disconnected', x: 62, y: 94 },
  { status: 'connecting', x: 190, y: 26 },
  { status: 'reconnecting', x: 190, y: 162 },
  { status: 'connected', x: 318, y: 94 },
];

/** What may follow what. A wallet that announces itself late and trusts the page is adopted, without any state between. */
export const stateEdges: readonly StateEdge[] = [
  { from: 'disconnected', to: 'connecting', path: 'M50 76 C54 44 88 26 130 26' },
  { from: 'connecting', to: 'disconnected', path: 'M134 36 C108 42 88 54 80 74' },
  { from: 'connecting', to: 'connected', path: 'M246 26 C292 26 326 44 330 74' },
  { from: 'connected', to: 'connecting', path: 'M300 77 C292 54 272 42 250 37' },
  { from: 'connected', to: 'disconnected', path: 'M262 99 L122 99' },
  { from: 'disconnected', to: 'connected', path: 'M118 89 L258 89' },
  { from: 'disconnected', to: 'reconnecting', path: 'M50 111 C54 144 88 162 130 162' },
  { from: 'reconnecting', to: 'disconnected', path: 'M134 152 C108 146 88 134 80 114' },
  { from: 'reconnecting', to: 'connected', path: 'M246 162 C292 162 326 144 330 114' },
];
