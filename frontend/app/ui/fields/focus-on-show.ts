/** A ref for an element that has just appeared and must be read first. */
export function focusOnShow(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
