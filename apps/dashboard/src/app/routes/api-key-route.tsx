import { useNavigate, useParams } from 'react-router';
import { ApiKeyPage } from '../../features/api-keys/api-key-page.tsx';
import { TestRequestButton } from '../../features/api-keys/test-request-button.tsx';
import { ApiKeyStatistics } from '../../features/statistics/api-key-statistics.tsx';
import { paths } from '../paths.ts';

export function ApiKeyRoute() {
  const { apiKeyId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <ApiKeyPage apiKeyId={apiKeyId} apiKeysPath={paths.dashboard} onDeleted={() => void navigate(paths.dashboard, { replace: true })}>
      <ApiKeyStatistics apiKeyId={apiKeyId} testRequest={<TestRequestButton getStartedPath={paths.getStarted} apiKeyId={apiKeyId} />} />
    </ApiKeyPage>
  );
}
