import { openMenu, PANEL } from './menu-state.ts';
import { menuWords } from './words.ts';

/** Opens the panel without a script: the browser's own popover closes it on Escape and on a click outside. */
export function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={PANEL}
      onClick={(event) => openMenu(document.getElementById(PANEL), event.currentTarget)}
      aria-label={menuWords.menu}
      className="grid size-11 flex-none place-content-center gap-[7px] border border-line bg-paper hover:border-ink"
    >
      <i className="block w-5 border-t-2 border-ink" />
      <i className="block w-5 border-t-2 border-ink" />
    </button>
  );
}
