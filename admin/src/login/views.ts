import { part } from './part.ts';
import { readLink } from './link.ts';
import { providerEnd } from './provider/provider.ts';

const login = part('#login', HTMLFormElement);
const ask = part('#ask', HTMLFormElement);
const choose = part('#choose', HTMLFormElement);
const step = part('#step', HTMLFormElement);
const make = part('#make', HTMLFormElement);

/** What a link is for, once it is known whether there are passwords. Until then its page is not shown. */
let formOfLinks: HTMLFormElement | undefined;
export const setLinksMakePasskeys = (makePasskeys: boolean) => {
  formOfLinks = makePasskeys ? make : choose;
  showView();
};

/** Whether a login at the identity provider waits for something more. */
export const waitsForStep = () => ['code', 'connect'].includes(providerEnd() ?? '') && location.hash === '';

/** The part of the address behind the # selects the form that is shown. */
export const showView = () => {
  const link = readLink(location.hash);
  const usual = waitsForStep() ? step : login;
  const current = link ? formOfLinks : location.hash === '#forgot' ? ask : usual;
  for (const view of [login, ask, choose, step, make]) view.hidden = view !== current;
  if (link && current === choose) part('#choose h1', HTMLElement).textContent = link.heading;
  if (current !== login) current?.querySelector<HTMLElement>('h1')?.focus();
};
