import { expect, it } from 'vitest';
import { exportedComponents, importedNames } from './exported-components.ts';

it('finds exported components, generic ones too, and nothing else', () => {
  const source = [
    'export function Button() {}',
    'export function Table<Row>() {}',
    'export function classNames() {}',
    'function Inner() {}',
    'export interface ButtonProps {}',
  ].join('\n');
  expect(exportedComponents(source)).toEqual(['Button', 'Table']);
});

it('finds imported names through aliases, types and line breaks', () => {
  expect(importedNames("import { Button } from './a';\nimport {\n  type X,\n  Y as Z,\n} from 'b';")).toEqual(['Button', 'X', 'Y']);
});
