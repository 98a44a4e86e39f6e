import { part } from './part.ts';
import { readLink } from './link.ts';

const login = part('#login', HTMLFormElement);
const ask = part('#ask', HTMLFormElement);
const choose = part('#choose', HTMLFormElement);

/** The part of the address behind the # selects the form that is shown. */
export const showView = () => {
  const link = readLink(location.hash);
  const current = link ? choose : location.hash === '#forgot' ? ask : login;
  for (const view of [login, ask, choose]) view.hidden = view !== current;
  if (link) part('#choose h1', HTMLElement).textContent = link.heading;
  if (current !== login) current.querySelector<HTMLElement>('h1')?.focus();
};
