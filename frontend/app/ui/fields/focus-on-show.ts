/** A ref for an element that has just appeared and must be read first. */
export function focusOnShow(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  // The beginning of what does not fit.
  element.scrollIntoView({ block: element.offsetHeight > innerHeight ? 'start' : 'center' });
}
