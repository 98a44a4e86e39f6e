import type { AuditEntry } from '@frontdoor/contract';
import { actionText, actorText } from '../../audit/audit-texts.ts';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';

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
    {change && (
      <p>
        {translate('form.stale.change', {
          who: actorText(change),
          what: actionText(change.action),
          when: timeText(change.at),
        })}
      </p>
    )}
    {isLoaded ? (
      <p>{translate('form.stale.loaded')}</p>
    ) : (
      <button type="button" className="button" onClick={load}>
        {translate('form.reload')}
      </button>
    )}
  </>
);
