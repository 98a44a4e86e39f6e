import { flushSync } from 'react-dom';
import { commandOf, type Command, isArrow, isCombined, keyOf, mayRepeat } from './key-map.ts';
import { createKeyQueue, type Outcome } from './key-queue.ts';

export type Handler = (key: string) => Outcome | Promise<Outcome>;
export type Handlers = Partial<Record<Command, Handler | undefined>>;

/** What the page offers now, each part of it by a reference that is up to date. */
const offers: { current: Handlers }[] = [];

/** The latest part of the page counts: a panel over what is below it. */
const handlerOf = (command: Command): Handler | undefined =>
  offers.findLast(({ current }) => current[command])?.current[command];

/** Whether the page has a command at the moment. */
export const isOffered = (command: Command): boolean => handlerOf(command) !== undefined;

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

/** Where Enter and Space have a meaning of their own. */
const pressable = 'a[href], button, summary, input, [role=button]';

const typeInto = (text: string): boolean => {
  const field = document.activeElement;
  const takesText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.matches(typing));
  // The browser types it, so that React and the field's own undo hear of it.
  // oxlint-disable-next-line typescript/no-deprecated -- no other call types into a field, and every browser has it
  return takesText && document.execCommand('insertText', false, text);
};

/** Is told which keys were given up; the layout shows it. */
export const givenUp = { tell: (_keys: string[]): void => undefined };

/** An answer has been drawn before the next key acts on the page; where nothing is drawn, in a tab behind, it waits no longer than this. */
const DRAWN_MS = 100;
const drawn = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, DRAWN_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });

const afterDrawing = async (outcome: Promise<Outcome>): Promise<Outcome> => {
  const result = await outcome;
  await drawn();
  return result;
};

export const keyQueue = createKeyQueue({
  run: (command, key) => {
    const handler = handlerOf(command);
    if (!handler) return null;
    // Drawn at once, so that the next key finds the page as this one has left it.
    const outcome = flushSync(() => handler(key));
    return outcome instanceof Promise ? afterDrawing(outcome) : outcome;
  },
  type: typeInto,
  giveUp: (keys) => givenUp.tell(keys),
});

/** Carries out a command of the page by another way than its key, such as a button. */
export const press = (command: Command, key = '') => void keyQueue.press({ key, command });

/** Held back while keys wait; any other, such as F5, stays the browser's. */
const isHeldBack = (key: string) => key.length === 1 || ['Backspace', 'Enter', 'Escape'].includes(key);

/** A dialog stands over the page, and nothing in it has the focus: a click on its words, or Tab past its last control, leaves it to the page. */
const isUnderDialog = (target: EventTarget | null): boolean => {
  const dialogs = [...document.querySelectorAll('dialog:modal:not([data-own-keys])')];
  return dialogs.some((dialog) => !(target instanceof Node && dialog.contains(target)));
};

/** The browser's, the focused control's, or somebody's who has it already. */
const isOthers = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || isCombined(event) || event.isComposing || isUnderDialog(event.target)) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(typing)) return true;
  return ['Enter', ' '].includes(event.key) && Boolean(target?.closest(pressable));
};

/** Whether arrows are commands here: inside a part marked `data-arrows`, or while nothing has the focus. */
const takesArrows = (target: EventTarget | null) =>
  target === document.body || (target instanceof Element && target.closest('[data-arrows]') !== null);

const onKey = (event: KeyboardEvent) => {
  if (isOthers(event)) return;
  const key = keyOf(event);
  const command = commandOf(key);
  if (isArrow(command) && !(isOffered(command) && takesArrows(event.target))) return;
  if (!command && !isHeldBack(event.key)) return;
  if (event.repeat && !(command && mayRepeat(command))) return;
  // Held down, a key does not run ahead of what it leads to.
  const isTaken =
    (event.repeat && keyQueue.isWaiting()) || keyQueue.press({ key: command === 'choose' ? key : event.key, command });
  if (isTaken) event.preventDefault();
};

const onFocus = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.matches(typing)) keyQueue.openField();
};

let listeners = 0;

/** Listens for keys as long as somebody wants it. Returns how to end that. */
export const listen = (): (() => void) => {
  if (listeners === 0) {
    addEventListener('keydown', onKey);
    addEventListener('focusin', onFocus);
  }
  listeners += 1;
  return () => {
    listeners -= 1;
    if (listeners > 0) return;
    removeEventListener('keydown', onKey);
    removeEventListener('focusin', onFocus);
  };
};

export const offer = (handlers: { current: Handlers }): (() => void) => {
  offers.push(handlers);
  return () => void offers.splice(offers.indexOf(handlers), 1);
};
