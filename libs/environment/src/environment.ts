import { isSet, type Problem, type Variables } from './problem.ts';
import { findSigns } from './signs-of-production.ts';
import { requirements, rules, type ProcessName } from './production-rules.ts';

export type Environment = 'development' | 'production';

const environments: ReadonlySet<string> = new Set<Environment>(['development', 'production']);

export interface CheckedEnvironment {
  environment: Environment;
  /** Everything that prevents this process from starting in production; empty in development. */
  problems: readonly Problem[];
}

/**
 * Checks the environment of a process at startup. It is development if `ONEPOINT_ENV` is `development`, or if it is unset and no real key
 * is set. Everything else must follow the production rules: `ONEPOINT_ENV=production`, an unknown value, or real keys without
 * `ONEPOINT_ENV`.
 *
 * @param variables the whole environment, because sandbox keys are rejected even by processes that don't read them
 */
export function checkEnvironment(process: ProcessName, variables: Variables): CheckedEnvironment {
  const set: Variables = Object.fromEntries(Object.entries(variables).filter(([, value]) => isSet(value)));
  const named = set['ONEPOINT_ENV'];
  const signs = named === undefined ? findSigns(set) : [];
  if (named === 'development' || (named === undefined && signs.length === 0)) return { environment: 'development', problems: [] };
  const unsafe = [...findMissing(process, set), ...findUnsafe(set)];
  if (named !== undefined && environments.has(named)) return { environment: 'production', problems: unsafe };
  const cure = 'Set it to production, or to development on a developer’s machine';
  if (named !== undefined) {
    return {
      environment: 'production',
      problems: [{ variable: 'ONEPOINT_ENV', problem: 'is neither production nor development', cure }, ...unsafe],
    };
  }
  const reason = `is not set, and the rules of production apply because ${new Intl.ListFormat('en').format(signs)}`;
  return {
    environment: 'production',
    problems: unsafe.length === 0 ? [] : [{ variable: 'ONEPOINT_ENV', problem: reason, cure }, ...unsafe],
  };
}

function findMissing(process: ProcessName, set: Variables): Problem[] {
  return requirements[process].filter(({ variable, isAlways = false }) => isAlways || set[variable] === undefined);
}

function findUnsafe(set: Variables): Problem[] {
  return Object.entries(rules).flatMap(([variable, { cure, find }]) => {
    const value = set[variable];
    const problem = value === undefined ? undefined : find(value, set);
    return problem === undefined ? [] : [{ variable, problem, cure }];
  });
}
