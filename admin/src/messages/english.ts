import * as applications from './english/applications.ts';
import * as audit from './english/audit.ts';
import * as board from './english/reading-room/board.ts';
import * as enquiries from './english/enquiries.ts';
import * as form from './english/form.ts';
import * as grid from './english/grid.ts';
import * as jobPosts from './english/job-posts.ts';
import * as mails from './english/mails.ts';
import * as keys from './english/reading-room/keys.ts';
import * as privacy from './english/privacy.ts';
import { providerEnds } from './english/system/provider-ends.ts';
import * as reading from './english/reading-room/reading.ts';
import * as reports from './english/reports.ts';
import * as office from './english/day/office.ts';
import * as resumes from './english/reading-room/resumes.ts';
import * as settings from './english/settings.ts';
import * as staff from './english/staff.ts';
import * as status from './english/system/status.ts';
import * as interviews from './english/day/interviews.ts';
import * as today from './english/day/today.ts';

/** Every text of the admin but those of the login pages, which read `english/login.ts` by themselves. */
export const english = {
  ...applications,
  ...audit,
  ...board,
  ...enquiries,
  ...form,
  ...grid,
  ...interviews,
  ...jobPosts,
  ...keys,
  ...mails,
  ...office,
  ...privacy,
  providerEnds,
  ...reading,
  ...reports,
  ...resumes,
  ...settings,
  ...staff,
  ...status,
  ...today,
};
