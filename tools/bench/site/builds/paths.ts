import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../../../..');
/** Where peers are installed and everything is built; never committed. */
export const benchRoot = join(workspaceRoot, '.cache/bench-site');
/** As deep below the workspace's root as the site itself: its configuration names files by their way from there. */
export const oursRoot = join(workspaceRoot, '.cache/bench-site-ours');
export const peersRoot = join(import.meta.dirname, '../peers');
