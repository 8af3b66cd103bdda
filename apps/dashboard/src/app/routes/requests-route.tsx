import { useParams } from 'react-router';
import { RequestPage } from '../../features/requests/request-page.tsx';
import { RequestsPage } from '../../features/requests/requests-page.tsx';
import type { RequestPaths } from '../../features/requests/use-request-texts.tsx';
import { errorDocsPath, paths, sitePaths } from '../paths.ts';

/** Nodes return numeric errors, which one guide explains. Each gateway error has its own page. */
const isNodeError = (code: string): boolean => /^-?\d+$/.test(code);

const requestPaths: RequestPaths = {
  requests: paths.requests,
  request: paths.request,
  apiKeys: paths.dashboard,
  apiKey: paths.apiKey,
  guide: `${sitePaths.requestsGuide}#request-log`,
  errorDocs: (code) => (isNodeError(code) ? `${sitePaths.requestsGuide}#node-errors` : errorDocsPath(code)),
};

export const RequestsRoute = () => <RequestsPage paths={requestPaths} />;

export function RequestRoute() {
  const { requestId = '' } = useParams();
  return <RequestPage requestId={requestId} paths={requestPaths} />;
}
