export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that prevents a process from starting. The texts never contain its value, which can be a secret. */
export interface Problem {
  readonly variable: string;
  /** What is wrong, worded to follow the variable's name: `is not https`. */
  readonly problem: string;
  /** How to fix it, as a sentence without a period. */
  readonly cure?: string;
}

/** Empty variables count as unset. */
export const isSet = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** Formats as `NAME: problem. Cure.` */
export function formatProblem({ variable, problem, cure }: Problem): string {
  return cure === undefined ? `${variable}: ${problem}` : `${variable}: ${problem}. ${cure}.`;
}

/** The message has one line per problem. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly code = 'ENVIRONMENT_INVALID';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Converts the issues of an environment schema to problems, the first per variable. The schema's messages must describe the expected
 * value and not repeat the actual one.
 */
export function problemsOfIssues(issues: readonly Issue[], variables: Variables): Problem[] {
  const problems = issues.map(({ code, path, message }) => {
    const variable = String(path[0] ?? '');
    const isMissing = !isSet(variables[variable]) && code !== 'custom';
    return { variable, problem: isMissing ? 'is not set' : message.charAt(0).toLowerCase() + message.slice(1) };
  });
  return problems.filter(({ variable }, index) => problems.findIndex((other) => other.variable === variable) === index);
}

/**
 * Merges the problems found by a schema with those of the production rules. A missing variable that both report is listed once, with its
 * cure.
 */
export function mergeProblems(own: readonly Problem[], production: readonly Problem[], variables: Variables): Problem[] {
  const named = new Set(production.map(({ variable }) => variable));
  return [...own.filter(({ variable }) => isSet(variables[variable]) || !named.has(variable)), ...production];
}
