import type { Session } from '@frontdoor/contract';
import { api } from '../api.ts';
import { setCompanyZone } from '../values/times/zone.ts';
import { lookAtSession } from '../data/sending/attended.ts';
import { keptDrafts } from '../form/drafts/kept-drafts.ts';
import { translate } from '../messages/translate.ts';
import { rememberArea } from './area.ts';
import { markOpen, unmarkOpen } from './open-mark.ts';
import { setSettings } from './settings.ts';

export class NotSignedIn extends Error {}

const freshFor = 15_000;
let latest: { since: number; session: Promise<Session> } | undefined;
let over = false;
let person: string | undefined;

export const forgetSession = () => {
  latest = undefined;
  over = true;
};

export const isOver = () => over;

/** The id of the user whose session was last read; that session may have ended. */
export const personSignedIn = (): string | undefined => person;

const fetchSession = async (): Promise<Session> => {
  const { data: session, response } = await api.GET('/api/session');
  if (response.status === 401) throw new NotSignedIn();
  if (!session) throw new Error(translate('session.notRead'));
  rememberArea(session.role);
  setCompanyZone(session.timeZone);
  setSettings(session.settings);
  markOpen();
  person = session.staffId;
  return session;
};

/** react-admin asks on every step; one answer serves the questions of the next seconds. */
export const readSession = (): Promise<Session> => {
  if (!latest || Date.now() - latest.since > freshFor) {
    const session = fetchSession();
    latest = { since: Date.now(), session };
    session.catch((error: unknown) => {
      latest = undefined;
      if (error instanceof NotSignedIn) forgetSession();
    });
  }
  return latest.session;
};

/** Whether the session goes on, perhaps under another cookie. Asking does not extend it. */
export const isStillSignedIn = async (): Promise<boolean> => {
  if (over) return false;
  const { ok } = await lookAtSession();
  return ok;
};

/** Ends the session by choice, and deletes the person's unsaved texts. */
export const endSession = async (): Promise<void> => {
  const { response } = await api.DELETE('/api/session');
  if (!response.ok && response.status !== 401) throw new Error(translate('session.notEnded'));
  unmarkOpen();
  if (person) keptDrafts.dropAllOf(person);
  person = undefined;
  forgetSession();
};
