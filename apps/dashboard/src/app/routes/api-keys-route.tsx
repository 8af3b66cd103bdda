import { ApiKeysPage } from '../../features/api-keys/api-keys-page.tsx';
import { paths } from '../paths.ts';

export function Component() {
  return <ApiKeysPage apiKeyPath={paths.apiKey} />;
}
