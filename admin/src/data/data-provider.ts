import { accountCalls } from './calls/account-calls.ts';
import { applicationCalls } from './calls/application-calls.ts';
import { deliveryCalls } from './calls/delivery-calls.ts';
import { heldCalls } from './calls/held-calls.ts';
import { moveCalls } from './calls/move-calls.ts';
import { assignCalls } from './calls/lists/assign-calls.ts';
import { enquiryCalls } from './calls/lists/enquiry-calls.ts';
import { matchingCalls } from './calls/lists/matching-calls.ts';
import { mailTemplateCalls } from './calls/lists/mail-template-calls.ts';
import { viewCalls } from './calls/lists/view-calls.ts';
import { noteCalls } from './calls/note-calls.ts';
import { personCalls } from './calls/person-calls.ts';
import { referralCalls } from './calls/referral-calls.ts';
import { reportCalls } from './calls/report-calls.ts';
import { settingsCalls } from './calls/settings-calls.ts';
import { staffCalls } from './calls/staff-calls.ts';
import { boardCalls } from './calls/triage/board-calls.ts';
import { interviewCalls } from './calls/triage/interview-calls.ts';
import { triageCalls } from './calls/triage/triage-calls.ts';
import { undoCalls } from './calls/undo-calls.ts';
import { readLastChange } from './records/last-change.ts';
import { countRecords, records } from './records/records.ts';

/** Everything that the admin asks of the API: react-admin's own methods, and one for each other call. */
export const dataProvider = {
  ...records,
  countRecords,
  readLastChange,
  ...applicationCalls,
  ...moveCalls,
  ...triageCalls,
  ...boardCalls,
  ...interviewCalls,
  ...viewCalls,
  ...assignCalls,
  ...matchingCalls,
  ...enquiryCalls,
  ...mailTemplateCalls,
  ...noteCalls,
  ...heldCalls,
  ...deliveryCalls,
  ...staffCalls,
  ...accountCalls,
  ...referralCalls,
  ...settingsCalls,
  ...reportCalls,
  ...personCalls,
  ...undoCalls,
};
