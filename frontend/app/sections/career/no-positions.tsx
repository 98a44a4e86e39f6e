import { PageLink } from '../../ui/page-link.tsx';

/** The list is empty, or could not be loaded: either way an application is welcome. */
export function NoPositions({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    <div className="border-t-2 border-ink pt-6">
      {onRetry ? (
        <p className="text-ink-soft">
          We could not load the list just now.{' '}
          <button type="button" className="underlined min-h-6 text-ink" onClick={onRetry}>
            Try again
          </button>
        </p>
      ) : (
        <p className="lead">No position is open today.</p>
      )}
      <p className="lead mt-4">An application without one is welcome: we read it, and we keep it in mind.</p>
      <p className="mt-6">
        <PageLink to="/application" className="button primary">
          Send an open application
        </PageLink>
      </p>
    </div>
  );
}
