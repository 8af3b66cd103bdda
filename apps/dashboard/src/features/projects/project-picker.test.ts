import { expect, test } from 'vitest';
import { filterProjects } from './project-picker.tsx';

const projects = [{ name: 'Café' }, { name: 'Storefront' }, { name: 'Store API' }];

test.each([
  ['', ['Café', 'Storefront', 'Store API']],
  ['STORE', ['Storefront', 'Store API']],
  ['cafe', ['Café']],
  [' api ', ['Store API']],
  ['x', []],
])('%j matches %j', (query, names) => {
  expect(filterProjects(projects, query).map(({ name }) => name)).toEqual(names);
});
