export const PANEL = 'menu';

/** Safari before 17 knows no popovers: there the panel has the attribute `data-open` while it is open (menu.css). */
const knowsPopovers = () => 'popover' in HTMLElement.prototype;

type Panel = Pick<HTMLElement, 'contains' | 'hasAttribute' | 'toggleAttribute' | 'dispatchEvent' | 'hidePopover'> & {
  matches(selector: string): boolean;
};
type Opener = Pick<HTMLElement, 'focus'>;

let opener: Opener | null = null;
/** Ends what the open panel listens to where the browser does not close it by itself. */
let listening: AbortController | null = null;

export const isOpen = (panel: Panel) =>
  knowsPopovers() ? panel.matches(':popover-open') : panel.hasAttribute('data-open');

/** A browser that knows popovers opens it by the button's own attribute. */
export function openMenu(panel: Panel | null, by: Opener): void {
  if (!panel || knowsPopovers()) return;
  opener = by;
  show(panel, true);
  listening?.abort();
  listening = new AbortController();
  const { signal } = listening;
  const close = () => closeMenu(panel);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  document.addEventListener('pointerdown', ({ target }) => panel.contains(target as Node) || close(), { signal });
}

export function closeMenu(panel: Panel | null): void {
  if (!panel) return;
  if (knowsPopovers()) return panel.hidePopover();
  if (!isOpen(panel)) return;
  listening?.abort();
  show(panel, false);
  opener?.focus();
}

function show(panel: Panel, open: boolean): void {
  panel.toggleAttribute('data-open', open);
  panel.dispatchEvent(new Event('toggle'));
}
