export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that keeps a process from starting. Neither text ever holds the variable's value, which may be a secret. */
export interface Problem {
  readonly variable: string;
  /** What is wrong, as the rest of a sentence that begins with the variable: `is not https`. */
  readonly problem: string;
  /** What to do about it, as a sentence without its full stop. */
  readonly cure?: string;
}

/** An empty variable counts as one that is not set. */
export const isSet = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** `NAME: problem. Cure.` */
export function formatProblem({ variable, problem, cure }: Problem): string {
  return cure === undefined ? `${variable}: ${problem}` : `${variable}: ${problem}. ${cure}.`;
}

/** The environment cannot be used; the message has a line for each problem. */
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
 * Problems from what a schema of the environment found: the first of each variable. A schema's messages must name what was expected, not what was
 * there.
 */
export function problemsOfIssues(issues: readonly Issue[], variables: Variables): Problem[] {
  const problems = issues.map(({ code, path, message }) => {
    const variable = String(path[0] ?? '');
    const isMissing = !isSet(variables[variable]) && code !== 'custom';
    return { variable, problem: isMissing ? 'is not set' : message.charAt(0).toLowerCase() + message.slice(1) };
  });
  return problems.filter(({ variable }, index) => problems.findIndex((other) => other.variable === variable) === index);
}

/** A schema's problems and those of production in one list. What is merely not set is listed once, with its cure. */
export function mergeProblems(own: readonly Problem[], production: readonly Problem[], variables: Variables): Problem[] {
  const named = new Set(production.map(({ variable }) => variable));
  return [...own.filter(({ variable }) => isSet(variables[variable]) || !named.has(variable)), ...production];
}
