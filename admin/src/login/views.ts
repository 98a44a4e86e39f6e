import { part } from './part.ts';
import { readLink } from './link.ts';
import { providerEnd } from './provider/provider.ts';

const login = part('#login', HTMLFormElement);
const ask = part('#ask', HTMLFormElement);
const choose = part('#choose', HTMLFormElement);
const step = part('#step', HTMLFormElement);

/** Whether a login at the identity provider waits for something more. */
export const waitsForStep = () => ['code', 'connect'].includes(providerEnd() ?? '') && location.hash === '';

/** The part of the address behind the # selects the form that is shown. */
export const showView = () => {
  const link = readLink(location.hash);
  const usual = waitsForStep() ? step : login;
  const current = link ? choose : location.hash === '#forgot' ? ask : usual;
  for (const view of [login, ask, choose, step]) view.hidden = view !== current;
  if (link) part('#choose h1', HTMLElement).textContent = link.heading;
  if (current !== login) current.querySelector<HTMLElement>('h1')?.focus();
};
