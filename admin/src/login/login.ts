import type { Session } from '@frontdoor/contract';
import { areaOfLogin, loginPathOf, recallArea, rememberArea } from '../session/area.ts';
import { hasEnded, homePath, nextPath, withNext } from '../session/next-path.ts';
import { login } from '../messages/english/login.ts';
import { offerChoosing } from './choose.ts';
import { offerReset } from './forgot.ts';
import {
  alertBox,
  askForCode,
  code,
  done,
  email,
  findFaults,
  form,
  givenCode,
  name,
  other,
  password,
  reveal,
  showErrors,
} from './form.ts';
import { arePasskeysAlone, findMethods } from './methods.ts';
import { part, setBusy } from './part.ts';
import { offerPasskeysAlone } from './passkeys-alone/offer.ts';
import { offerPasskeys } from './passkey.ts';
import { type Refusal, sendForm } from './post.ts';
import { goOn, isOwnWindow, offerProvider, showMessageAlone } from './provider/provider.ts';
import { offerStep } from './provider/step.ts';
import { fill } from './texts.ts';
import { setLinksMakePasskeys, showView, waitsForStep } from './views.ts';

const area = areaOfLogin(location.pathname);
const otherArea = area === 'hr' ? 'general' : 'hr';
// The logout clears the browser's memory; the page it leads to starts it again.
if (!recallArea()) rememberArea(area);

const next = nextPath(location.search, location.origin);

for (const element of document.querySelectorAll('.area')) element.textContent = login.areas[area].label;
part('#purpose', HTMLElement).textContent = login.areas[area].purpose;
other.textContent = fill(login.toOtherLogin, { area: login.areas[otherArea].label });
part('#other-purpose', HTMLElement).textContent = login.areas[otherArea].purpose;
other.href = withNext(loginPathOf(otherArea), next);
document.body.dataset['area'] = area;
part('meta[name=description]', HTMLMetaElement).content += ` ${login.areas[area].label}. ${login.areas[area].purpose}`;

if (hasEnded(location.search)) done.textContent = login.sessionEnded;

const showRefusal = ({ alert, errors, status, code: reason }: Refusal) => {
  const codeWanted = reason === 'second_factor_required' || reason === 'wrong_second_factor';
  if (codeWanted) askForCode();
  alertBox.textContent = alert;
  showErrors(errors);
  if (status !== 401) return;
  const input = codeWanted ? code : password;
  input.focus();
  input.select();
};

/** A passkey tells whose it is, so it may lead to the other area than the page's, where its own address may mean nothing. */
const enter = ({ role }: Session) => {
  rememberArea(role);
  location.assign(role === area ? next : homePath);
};

const logIn = async () => {
  setBusy(form, login.loggingIn);
  const fields = {
    name: name.value,
    email: email.value,
    password: password.value,
    area,
    ...givenCode(),
  };
  const answer = await sendForm<Session>('POST', '/api/session', fields);
  if ('body' in answer) {
    enter(answer.body);
    return;
  }
  setBusy(form);
  showRefusal(answer.refusal);
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  alertBox.textContent = '';
  const faults = findFaults();
  showErrors(faults);
  if (!Object.values(faults).some(Boolean)) void logIn();
});

reveal.addEventListener('click', () => {
  const becomesReadable = password.type === 'password';
  password.type = becomesReadable ? 'text' : 'password';
  reveal.setAttribute('aria-pressed', String(becomesReadable));
});

// Coming back with the browser's Back button finds the form ready, not busy.
addEventListener('pageshow', () => setBusy(form));

offerReset();
offerChoosing((text) => {
  done.textContent = text;
  history.replaceState(null, '', location.pathname + location.search);
  showView();
});
addEventListener('hashchange', showView);
showView();
if (isOwnWindow) showMessageAlone();
if (!goOn(area, next)) {
  void findMethods().then(async (methods) => {
    const isAlone = arePasskeysAlone(methods);
    if (isAlone) offerPasskeysAlone(enter);
    else offerProvider(methods, area, next);
    setLinksMakePasskeys(isAlone);
    if (methods.passkey && !isOwnWindow) offerPasskeys(enter, methods.password);
    if (!waitsForStep()) return;
    await offerStep(methods.provider ?? '', (text) => {
      alertBox.textContent = text;
      location.hash = '#login';
    });
  });
}
