import { oneRow, queries } from '../../platform/database/queries';
import { midnight } from '../calendar/calendar.facts';

export const signInDays = queries('sign-in-days', {
  /** When the first of seven days of the company began, of which today is the last. */
  beginning: oneRow<{ since: Date }>(`SELECT ${midnight(-6)} AS since`),
});
