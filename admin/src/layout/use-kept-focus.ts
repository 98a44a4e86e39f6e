import { useEffect } from 'react';

const headings = 'h1[tabindex="-1"], h2[tabindex="-1"]';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Disabled while something is sent, or out of sight. */
const canHaveFocus = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/** The nearest remaining heading around a removed element, else the content. */
const placeNear = (ancestors: readonly Element[]): HTMLElement | null => {
  for (const part of ancestors) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>(headings) : null;
    if (heading) return heading;
  }
  return document.getElementById('content');
};

const ancestorsOf = (element: Element): Element[] => {
  const ancestors: Element[] = [];
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
    ancestors.push(part);
  return ancestors;
};

/**
 * Keeps the focus in the page. When the focused control is removed or disabled, a browser moves the focus to the body, and users
 * of a keyboard or a screen reader begin at the top again. This returns it to the control as soon as the control is enabled, or
 * to the heading of its part. A component with a better place sets the focus itself, before this runs.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let ancestors: Element[] = [];
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      // A dialog in between: the control that opened it is still disabled, and gets the focus back later.
      if (target.closest('[data-focus-returns]')) return;
      last = target;
      ancestors = ancestorsOf(target);
    };
    // A click on empty space takes the focus away on purpose.
    const forget = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('a, button, input, select, textarea, label, [tabindex]'))
        last = undefined;
    };
    const keep = () => {
      if (!last || !isLost()) return;
      if (canHaveFocus(last)) last.focus({ preventScroll: true });
      else if (!last.isConnected) placeNear(ancestors)?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    addEventListener('focusin', note);
    addEventListener('mousedown', forget);
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('focusin', note);
      removeEventListener('mousedown', forget);
    };
  }, []);
};
