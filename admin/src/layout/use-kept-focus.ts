import { useEffect } from 'react';

const headings = 'h1[tabindex="-1"], h2[tabindex="-1"]';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Disabled while something is sent, or out of sight. */
const canHaveFocus = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/** The nearest place around something that is gone: the heading of its part that is still there, else the content. */
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
 * Keeps the focus in the page. A browser drops it to the body when the focused control goes away or is disabled, and people who
 * use the keyboard or a screen reader begin at the top again. It goes back to the control as soon as that can have it, or to
 * the heading of the part that the control was in. What knows a better place gives the focus there itself, before this.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let ancestors: Element[] = [];
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      // A question in between: the control that it was asked for is still busy, and gets the focus back once it is done.
      if (target.closest('[data-focus-returns]')) return;
      last = target;
      ancestors = ancestorsOf(target);
    };
    // A click on nothing takes the focus away on purpose.
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
