export { checkEnvironment, type CheckedEnvironment, type Environment } from './environment.ts';
export { findHostProblem, hostKind, type HostKind } from './hosts.ts';
export { EnvironmentError, formatProblem, isSet, mergeProblems, problemsOfIssues, type Problem, type Variables } from './problem.ts';
export { readLimitsFile } from './limits-file.ts';
export type { ProcessName } from './production-rules.ts';
export { parsePublishableKey, type PublishableKey } from './publishable-key.ts';
export { adoptSecretFiles, readSecretFiles } from './secret-files.ts';
export {
  embeddedFrontendApiHost,
  embeddedProxyPath,
  embeddedPublishableKey,
  embeddedSecretKeyPrefix,
  isSandboxPublicKey,
  normalizePublicKey,
  emailSandboxSecretPrefix,
  paymentSandboxKeyPrefix,
  sandboxExtendedPublicKey,
  sandboxKeyMark,
  sandboxSecretKeyId,
} from './sandbox.ts';
export { watchConfiguration } from './watch-configuration.ts';
