import { join, relative, resolve, sep } from 'node:path';

/** Workspace root, because projects are also linted from their own folders. */
const root = join(import.meta.dirname, '../../..');

/** Zone of a file in an app: `app`, `demo`, `shared`, or a feature and whether the file is private to it. */
function zoneOf(path) {
  const [apps, app, src, zone, feature, ...rest] = relative(root, path).split(sep);
  if (apps !== 'apps' || src !== 'src') return undefined;
  if (zone === 'features' && feature !== undefined) return { app, zone, feature, isPrivate: rest.length > 1 };
  return zone === 'shared' || zone === 'demo' || zone === 'app' ? { app, zone, isEntry: feature === 'main.tsx' } : undefined;
}

function violation(from, to) {
  if (from === undefined || to === undefined || from.app !== to.app) return undefined;
  if (to.zone === 'demo' && from.zone !== 'demo' && !from.isEntry) return 'only the entry of the app may import its demo';
  if (from.zone === 'shared' && to.zone !== 'shared') return `shared code may not import ${to.zone}`;
  if (from.zone === 'features' && to.zone === 'app') return 'a feature may not import the app that composes it';
  if (to.zone !== 'features' || from.feature === to.feature) return undefined;
  if (from.zone === 'features') return `the feature ${from.feature} may not import the feature ${to.feature}`;
  return to.isPrivate ? `${to.feature} keeps its folders private: import a file at its root` : undefined;
}

/** Import direction inside an app: shared ← features ← app ← demo. Features never import each other, and their folders are private. */
export const appZones = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = zoneOf(context.filename);
    if (from === undefined) return {};
    const check = (node) => {
      const request = node.source?.value;
      if (typeof request !== 'string' || !request.startsWith('.')) return;
      const message = violation(from, zoneOf(resolve(context.filename, '..', request)));
      if (message !== undefined) context.report({ node: node.source, message });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
