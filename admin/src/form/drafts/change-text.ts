import type { AuditEntry } from '@frontdoor/contract';
import { actionText, actorText } from '../../audit/audit-texts.ts';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';

/** Who has changed a record, when, and what. */
export const changeText = (change: AuditEntry): string =>
  translate('form.stale.change', {
    who: actorText(change),
    what: actionText(change.action),
    when: timeText(change.at),
  });
