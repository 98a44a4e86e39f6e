import { part } from './part.ts';
import { readLink } from './link.ts';

const login = part('#login', HTMLFormElement);
const ask = part('#ask', HTMLFormElement);
const choose = part('#choose', HTMLFormElement);

/** Which of the page's forms is shown follows from what stands behind the # of the address. */
export const showView = () => {
  const link = readLink(location.hash);
  const shown = link ? choose : location.hash === '#forgot' ? ask : login;
  for (const view of [login, ask, choose]) view.hidden = view !== shown;
  if (link) part('#choose h1', HTMLElement).textContent = link.heading;
  if (shown !== login) shown.querySelector<HTMLElement>('h1')?.focus();
};
