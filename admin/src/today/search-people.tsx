import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchForm } from '../grid/filters/search-form.tsx';
import { translate } from '../messages/translate.ts';
import { listPath } from './list-path.ts';

/** Looks for people in the list of applications. */
export const SearchPeople = () => {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const search = () => {
    const q = typed.trim();
    if (q) void navigate(listPath({ list: 'applications', filter: { q } }));
  };
  return <SearchForm what={translate('applications.search.hr')} typed={typed} type={setTyped} submit={search} />;
};
