/**
 * What was entered in a page and pressed on it before the app was there. A change that came before the head's script watched is not
 * noted, so React finds another page and draws its own: then the new elements get the values of the old ones.
 */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = () => [...document.querySelectorAll<Control>('input, textarea, select')];
const buttons = () => [...document.querySelectorAll('button')];

/** Remembers the page's elements. Returns what fills those that have taken their places, and does nothing where none has. */
export function rememberEntered(): () => void {
  const before = controls();
  const pressable = buttons();
  const focused = document.activeElement;
  return () => {
    for (const control of before) {
      const next = control.isConnected ? null : controls().find((other) => isSamePlace(control, other));
      if (!next) continue;
      enter(control, next);
      if (control === focused) focusAs(control, next);
    }
    const { visitor } = window;
    if (!visitor?.pressed || visitor.pressed.isConnected) return;
    visitor.pressed = buttons()[pressable.indexOf(visitor.pressed)] ?? null;
  };
}

const isSamePlace = (one: Control, other: Control) =>
  one.id === other.id && one.name === other.name && one.form?.action === other.form?.action;

export function enter(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'file') {
      if (from.files?.length) to.files = from.files;
      return;
    }
    to.checked = from.checked;
  }
  to.value = from.value;
}

export function focusAs(from: Control, to: Control) {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
