import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteRouter } from './site-router.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <SiteRouter>
        <AppRoutes />
      </SiteRouter>
    </ErrorBoundary>
  );
}
