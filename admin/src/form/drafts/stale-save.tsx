import type { AuditEntry } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { changeText } from './change-text.ts';

/** A save that was refused because somebody else had changed the record. */
export interface Stale {
  /** Whether the latest record is in the form, with the typed values beside its own. */
  isLoaded: boolean;
  /** The last change in the audit log, as far as this person may read it. */
  change: AuditEntry | undefined;
  load: () => void;
}

/** Who has changed the record, what and when, and what comes next. */
export const StaleSave = ({ stale: { isLoaded, change, load } }: { stale: Stale }) => (
  <>
    {change && <p>{changeText(change)}</p>}
    {isLoaded ? (
      <p>{translate('form.stale.loaded')}</p>
    ) : (
      <button type="button" className="button" onClick={load}>
        {translate('form.reload')}
      </button>
    )}
  </>
);
