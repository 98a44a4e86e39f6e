import type { Sql } from '../../../platform/database/database';
import { mailSwitches } from './mail-switches.repository';

/** The keys of the mails that people of the staff have switched off. */
export const listSwitchedOff = async (sql: Sql): Promise<ReadonlySet<string>> =>
  new Set((await mailSwitches.list(sql)).map(({ key }) => key));
