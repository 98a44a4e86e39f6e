import { useEffect } from 'react';
import { company } from '../company.ts';

export const usePageTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${company}`;
  }, [title]);
};
