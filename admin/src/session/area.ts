import type { Session } from '@frontdoor/contract';
import { statusPath } from '../status/status-path.ts';
import { allEnquiries, enquiryKinds } from '../enquiries/enquiry-kinds.ts';

export type Area = Session['role'];

const key = 'frontdoor.area';

export const loginPathOf = (area: Area) => (area === 'hr' ? '/login2' : '/login');

export const areaOfLogin = (pathname: string): Area => (/^\/login2\/?$/.test(pathname) ? 'hr' : 'general');

/** The link in a mail is often the first visit from a browser: some addresses are of one area only, an application and the board are HR's. */
export const guessArea = (remembered: string | null, pathname: string): Area => {
  const [, , section] = pathname.split('/');
  if (pathname.startsWith(`/admin${statusPath}`)) return 'general';
  if (section === allEnquiries || enquiryKinds.some(({ list }) => section === list)) return 'general';
  if (remembered === 'hr' || remembered === 'general') return remembered;
  return /^\/admin\/applications\/(?:[^/]+\/show|board)/.test(pathname) ? 'hr' : 'general';
};

export const rememberArea = (area: Area) => {
  try {
    localStorage.setItem(key, area);
  } catch {
    // A browser without storage asks at the wrong door at worst.
  }
};

export const recallArea = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
