import type { Schemas } from '@frontdoor/contract';
import { rememberArea, type Area } from '../../session/area.ts';
import { login } from '../../messages/english/login.ts';
import { providerEnds } from '../../messages/english/system/provider-ends.ts';
import { alertBox, done, form, setPasswordShown } from '../form.ts';
import { readLink } from '../link.ts';
import type { SignInMethods } from '../methods.ts';
import { part } from '../part.ts';
import { sendForm } from '../post.ts';
import { fill } from '../texts.ts';

type End = keyof typeof providerEnds;

const words = new URLSearchParams(location.search);
const isEnd = (word: string | null): word is End => word !== null && word in providerEnds;

/** How a visit to the identity provider has ended, where this page was opened by its end. */
export const providerEnd = (): End | undefined => {
  const word = words.get('provider');
  return isEnd(word) ? word : undefined;
};

/** Whether the visit was made in a window of its own, to confirm a session. */
export const isOwnWindow = words.has('window');

/**
 * Goes on from a visit that has ended well. The session's cookie is Strict: it is first sent with what a page of ours opens, not with
 * what the provider has. @returns whether the page is about to be left
 */
export const goOn = (area: Area, next: string): boolean => {
  const end = providerEnd();
  if (end === 'done') {
    rememberArea(area);
    location.replace(next);
  }
  if (end === 'confirmed') {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than ours
    new BroadcastChannel('frontdoor.confirmed').postMessage('confirmed');
    // It stays where the browser does not know any more who has opened it; then it says what to do.
    close();
  }
  return end === 'done';
};

/** Says how the visit has ended, and offers another one. */
export const offerProvider = (
  { provider, providerIsAway, password }: SignInMethods,
  area: Area,
  next: string,
): void => {
  const end = providerEnd();
  const name = provider ?? '';
  if (end) (end === 'confirmed' ? done : alertBox).textContent = fill(providerEnds[end], { name });
  if (isOwnWindow) return;
  const byPassword = part('#by-password', HTMLElement);
  const show = () => {
    const isShown = password || location.hash === '#password';
    setPasswordShown(isShown);
    byPassword.hidden = isShown;
  };
  addEventListener('hashchange', show);
  show();
  if (!provider) return;
  const query = new URLSearchParams({ area, next });
  const link = part('#provider-link', HTMLAnchorElement);
  link.href = `/api/session/provider?${query}`;
  link.textContent = fill(login.provider.logIn, { name });
  part('#provider', HTMLElement).hidden = false;
  const away = part('#provider-away', HTMLElement);
  away.hidden = !providerIsAway || end === 'away';
  away.textContent = fill(password ? login.provider.awayOrPassword : login.provider.away, { name });
  offerAccepting(name, password);
};

/** An invitation can be accepted by the provider, too: in place of a password, or where there are none. */
const offerAccepting = (name: string, hasPasswords: boolean): void => {
  const button = part('#accept-by-provider', HTMLButtonElement);
  const choose = part('#choose', HTMLFormElement);
  const failed = part('#choose .alert', HTMLElement);
  button.textContent = fill(hasPasswords ? login.provider.logInInstead : login.provider.logIn, { name });
  const show = () => {
    const isInvitation = readLink(location.hash)?.url === '/api/invitations';
    part('#accept', HTMLElement).hidden = !isInvitation;
    for (const element of choose.querySelectorAll<HTMLElement>('.cell, footer'))
      element.hidden = isInvitation && !hasPasswords;
    if (!isInvitation || hasPasswords) return;
    part('#choose h1', HTMLElement).textContent = login.provider.acceptHeading;
    part('#choose .soft', HTMLElement).textContent = fill(login.provider.acceptWhy, { name });
  };
  const accept = async () => {
    const link = readLink(location.hash);
    if (!link) return;
    button.disabled = true;
    const answer = await sendForm<Schemas['ProviderAddressView']>('POST', '/api/invitations/provider', {
      token: link.token,
    });
    button.disabled = false;
    if ('body' in answer) location.assign(answer.body.url);
    else failed.textContent = answer.refusal.errors['token'] ?? answer.refusal.alert;
  };
  button.addEventListener('click', () => void accept());
  addEventListener('hashchange', show);
  show();
};

/** A window of its own has nothing to offer but its message. */
export const showMessageAlone = (): void => {
  for (const element of form.querySelectorAll<HTMLElement>('.cell, footer, #purpose')) element.hidden = true;
  part('.elsewhere', HTMLElement).hidden = true;
};
