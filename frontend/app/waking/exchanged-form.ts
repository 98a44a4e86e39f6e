import { enter, focusAs, type Control } from './entered-values.ts';

/**
 * While the app was late, build-steps/first-paint/plain-form.js has put the form that the API writes in the place of the app's own.
 * The app takes its form back with all that the visitor did in the other one, and sends it under the key of its draft.
 */
export function takeFormBack(): void {
  const { visitor } = window;
  if (!visitor) return;
  visitor.isRead = true;
  const { exchanged } = visitor;
  // One that is on its way is left as it is: sent by the app as well it would be filed twice, and by itself it is known by its content.
  if (!exchanged?.plain.isConnected || exchanged.isSent) return;
  const { form, plain } = exchanged;
  const focused = plain.contains(document.activeElement) ? document.activeElement : null;
  plain.replaceWith(form);
  for (const from of controlsOf(plain)) {
    const to = controlsOf(form).find(({ name }) => name === from.name);
    if (!to) continue;
    // The lists of the app have still to come: what was chosen is read from the plain form (`filledIn`).
    if (!(to instanceof HTMLSelectElement)) enter(from, to);
    if (from === focused) focusAs(from, to);
  }
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element as Partial<Control>).name !== '' && 'value' in element && 'form' in element,
  );

/** Whether the visitor was given the plain form, until the app has read it. */
export const isExchanged = (): boolean => window.visitor?.exchanged !== undefined;

/**
 * The form that the visitor of this one has filled in: itself or, asked for the first time, the one that stood in its place; null where
 * that is on its way.
 */
export function filledIn(form: HTMLFormElement): HTMLFormElement | null {
  const { visitor } = window;
  if (!visitor?.exchanged || visitor.exchanged.plain.action !== form.action) return form;
  const { plain, isSent } = visitor.exchanged;
  delete visitor.exchanged;
  return isSent ? null : plain;
}
