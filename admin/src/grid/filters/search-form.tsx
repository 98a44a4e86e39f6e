import { translate } from '../../messages/translate.ts';

type Props = { what: string; typed: string; type: (text: string) => void; submit: () => void };

/** The one search field of a page, which the key of `focusSearch` leads to. */
export const SearchForm = ({ what, typed, type, submit }: Props) => (
  <form
    role="search"
    className="search"
    onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}
  >
    <label htmlFor="search" className="visually-hidden">
      {translate('grid.search', { what })}
    </label>
    <kbd aria-hidden="true">/</kbd>
    <input
      id="search"
      type="search"
      maxLength={200}
      value={typed}
      onChange={(event) => type(event.target.value)}
      placeholder={translate('grid.search', { what })}
      aria-keyshortcuts="/"
      spellCheck={false}
      autoComplete="off"
    />
  </form>
);

export const focusSearch = () => {
  document.getElementById('search')?.focus();
  return 'field' as const;
};
