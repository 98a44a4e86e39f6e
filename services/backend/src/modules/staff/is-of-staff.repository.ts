import { oneRow, queries } from '../../platform/database/queries';
import { isAddressOfStaff } from './staff.facts';

export const ofStaff = queries('of-staff', {
  /** In any spelling of the same mailbox. */
  isAddress: oneRow<{ is: boolean }, [email: string]>(`SELECT ${isAddressOfStaff('$1::text')} AS is`),
});
