/** A part of a page as a person or a screen reader names it. */
export interface Part {
  role:
    | 'alert'
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'dialog'
    | 'file'
    | 'form'
    | 'heading'
    | 'img'
    | 'link'
    | 'row'
    | 'status'
    | 'textbox';
  /** The source of a regular expression, without regard to case. */
  name: string;
  inside?: Part;
}

/** Runs in the page: the first visible element with this role and name. A file field is found although its look hides it. */
export function findPart(part: Part): Element | null {
  const selectors: Record<Part['role'], string> = {
    alert: '[role=alert]',
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    dialog: 'dialog, [role=dialog]',
    file: 'input[type=file]',
    form: 'form, [role=form]',
    heading: 'h1, h2, h3, h4',
    img: 'img, [role=img]',
    link: 'a[href]',
    row: 'tr',
    status: '[role=status]',
    textbox: 'textarea, input:not([type=checkbox], [type=file], [type=radio], [type=hidden])',
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels =
      ids.length > 0 ? ids.map((id) => document.getElementById(id)) : [...((element as HTMLInputElement).labels ?? [])];
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    const text = label ?? (labels.length > 0 ? labels : [element]).map((one) => one?.textContent ?? '').join(' ');
    return text.replace(/\s+/g, ' ').trim();
  };
  const findIn = ({ role, name, inside }: Part): Element | null => {
    const around = inside ? findIn(inside) : document;
    if (!around) return null;
    const pattern = new RegExp(name, 'i');
    for (const element of around.querySelectorAll(selectors[role])) {
      if (role !== 'file' && !element.checkVisibility({ visibilityProperty: true })) continue;
      if (pattern.test(nameOf(element))) return element;
    }
    return null;
  };
  return findIn(part);
}
