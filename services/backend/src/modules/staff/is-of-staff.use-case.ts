import type { Sql } from '../../platform/database/database';
import { ofStaff } from './is-of-staff.repository';

/** Whether an address is that of somebody of the staff. */
export const isOfStaff = async (sql: Sql, email: string): Promise<boolean> => (await ofStaff.isAddress(sql, email)).is;
