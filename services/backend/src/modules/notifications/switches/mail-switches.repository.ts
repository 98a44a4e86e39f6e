import { findRow, hasRow, listRows, queries } from '../../../platform/database/queries';

export interface SwitchedOff {
  key: string;
  since: Date;
  by: string;
}

const columns = 'key, since, by_name AS by';

/** A mail that is switched off has a row. */
export const mailSwitches = queries('mail-switches', {
  list: listRows<SwitchedOff>(`SELECT ${columns} FROM switched_off_mails`),
  find: findRow<SwitchedOff, [key: string]>(`SELECT ${columns} FROM switched_off_mails WHERE key = $1`),
  /** Tells whether it was on until now; the first moment stays. */
  switchOff: hasRow<[key: string, by: string]>(
    'INSERT INTO switched_off_mails (key, by_name) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key',
  ),
  /** Tells whether it was off until now. */
  switchOn: hasRow<[key: string]>('DELETE FROM switched_off_mails WHERE key = $1 RETURNING key'),
});
