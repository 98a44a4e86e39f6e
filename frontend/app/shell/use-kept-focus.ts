import { type RefObject, useEffect } from 'react';
import { isOpen } from './menu-state.ts';

/** While the panel is open, everything else on the page is out of reach; the browser gives the focus back when it closes. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const keep = (open: boolean) => {
      for (const outside of outsideOf(element)) outside.toggleAttribute('inert', open);
    };
    const onToggle = () => {
      const open = isOpen(element);
      keep(open);
      if (!open) return;
      element.querySelector<HTMLElement>('button, a, summary')?.focus();
    };
    // Before it closes, because an element out of reach cannot be given the focus.
    const onClosing = ({ newState }: ToggleEvent) => newState === 'closed' && keep(false);
    onToggle();
    element.addEventListener('toggle', onToggle);
    element.addEventListener('beforetoggle', onClosing);
    return () => {
      element.removeEventListener('toggle', onToggle);
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
