import { noPositions } from '../words.ts';
import { PageLink } from '../../ui/page-link.tsx';

/** The list is empty, or could not be loaded: either way an application is welcome. */
export function NoPositions({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    <div className="border-t-2 border-ink pt-6">
      {onRetry ? (
        <p className="text-ink-soft">
          {noPositions.failed}{' '}
          <button type="button" className="underlined min-h-6 text-ink" onClick={onRetry}>
            {noPositions.retry}
          </button>
        </p>
      ) : (
        <p className="lead">{noPositions.none}</p>
      )}
      <p className="lead mt-4">{noPositions.invitation}</p>
      <p className="mt-6">
        <PageLink to="/application" className="button primary">
          {noPositions.apply}
        </PageLink>
      </p>
    </div>
  );
}
