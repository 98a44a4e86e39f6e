import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { translate } from '../messages/translate.ts';
import { listPath } from './list-path.ts';

/** Looks for people in the list of applications. */
export const SearchPeople = () => {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const what = translate('applications.search.hr');
  return (
    <form
      role="search"
      className="search"
      onSubmit={(event) => {
        event.preventDefault();
        const q = typed.trim();
        if (q) void navigate(listPath({ list: 'applications', filter: { q } }));
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
        onChange={(event) => setTyped(event.target.value)}
        placeholder={translate('grid.search', { what })}
        aria-keyshortcuts="/"
        spellCheck={false}
        autoComplete="off"
      />
    </form>
  );
};
