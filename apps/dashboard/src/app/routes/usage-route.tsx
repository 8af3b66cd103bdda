import { UsagePage } from '../../features/usage/usage-page.tsx';
import { paths } from '../paths.ts';

export function Component() {
  return <UsagePage settingsPath={paths.settings} apiKeyPath={paths.apiKey} />;
}
