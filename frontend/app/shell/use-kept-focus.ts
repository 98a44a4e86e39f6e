import { type RefObject, useEffect } from 'react';

/** While a popover is open, everything else on the page is out of reach; the browser gives the focus back when it closes. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const keep = (open: boolean) => {
      for (const outside of outsideOf(element)) outside.toggleAttribute('inert', open);
    };
    const onOpen = () => {
      if (!element.matches(':popover-open')) return;
      keep(true);
      element.querySelector<HTMLElement>('button, a, summary')?.focus();
    };
    // Before it closes, because an element out of reach cannot be given the focus.
    const onClosing = ({ newState }: ToggleEvent) => newState === 'closed' && keep(false);
    onOpen();
    element.addEventListener('toggle', onOpen);
    element.addEventListener('beforetoggle', onClosing);
    return () => {
      element.removeEventListener('toggle', onOpen);
      element.removeEventListener('beforetoggle', onClosing);
      keep(false);
    };
  }, [panel]);
}

function outsideOf(element: HTMLElement): Element[] {
  const outside: Element[] = [];
  for (let node: Element = element; node !== document.body && node.parentElement; node = node.parentElement)
    outside.push(
      ...[...node.parentElement.children].filter((sibling) => sibling !== node && sibling.tagName !== 'SCRIPT'),
    );
  return outside;
}
