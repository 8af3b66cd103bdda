import { useNavigate, useParams } from 'react-router';
import { WebhookPage } from '../../features/webhooks/webhook-page.tsx';
import { paths } from '../paths.ts';

const webhooksPath = `${paths.settings}#webhooks`;

export function WebhookRoute() {
  const { webhookId = '' } = useParams();
  const navigate = useNavigate();
  return <WebhookPage webhookId={webhookId} webhooksPath={webhooksPath} onDeleted={() => void navigate(webhooksPath, { replace: true })} />;
}
