/** Names of the components that a module exports: functions in capitals. */
export function exportedComponents(source: string): readonly string[] {
  return Array.from(source.matchAll(/^export (?:async )?function ([A-Z]\w*)[<(]/gm), ([, name = '']) => name);
}

/** Names that a module imports, types included. */
export function importedNames(source: string): readonly string[] {
  return Array.from(source.matchAll(/import(?: type)? \{([^}]*)\}/g), ([, names = '']) => names.split(','))
    .flat()
    .map((name) =>
      name
        .replace(/^\s*type\s/, '')
        .replace(/\sas\s.*$/, '')
        .trim(),
    )
    .filter(Boolean);
}
