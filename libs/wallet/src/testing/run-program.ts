import { runInThisContext } from 'node:vm';

type Program = (modules: Readonly<Record<string, object>>, window: object, console: { log: (value: unknown) => void }) => Promise<void>;

/**
 * Runs a program as it stands on a page: its imports are taken out of `modules`, and what it prints is returned.
 *
 * @throws what the program throws, and for an import that is not there
 */
export async function runProgram(source: string, modules: Readonly<Record<string, object>>, ethereum: unknown): Promise<unknown> {
  const body = source.replaceAll(/^import \{ (.+) \} from '(.+)';$/gm, (_, names: string, module: string) => {
    if (modules[module] === undefined) throw new Error(`no module ${module}`);
    for (const name of names.split(', ')) {
      if (!((name.split(' as ')[0] ?? '') in modules[module])) throw new Error(`${module} exports no ${name}`);
    }
    return `const { ${names.replaceAll(' as ', ': ')} } = modules['${module}'];`;
  });
  const run = runInThisContext(`(async (modules, window, console) => {\n${body}\n})`) as Program;
  const printed: unknown[] = [];
  await run(modules, { ethereum }, { log: (value) => printed.push(value) });
  return printed[0];
}
