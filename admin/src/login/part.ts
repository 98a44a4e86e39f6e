/** An element that the page is known to have. @throws Error */
export const part = <T extends Element>(selector: string, type: new () => T): T => {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The login page has no ${selector}.`);
  return element;
};

/** Text under a field, and that it is wrong; an empty text takes both away. */
export const setError = (input: HTMLInputElement, text: string) => {
  part(`#${input.id}-error`, HTMLElement).textContent = text;
  if (text) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
};

/** Waiting for an answer, with another text on the button. */
export const setBusy = (form: HTMLFormElement, text?: string) => {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) return;
  button.dataset['text'] ??= button.textContent ?? '';
  form.setAttribute('aria-busy', String(text !== undefined));
  button.disabled = text !== undefined;
  button.textContent = text ?? button.dataset['text'];
};
